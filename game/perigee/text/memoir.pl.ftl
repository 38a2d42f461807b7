# Co ktoś zrobił w wielu grach oraz nazwy wyróżnień.

feat-been = Załoga – { $of }: { $count }
feat-placed = Położone kości: { $count }
feat-mended = Naprawy: { $count }
feat-docked = Kości oddane przez dokowanie: { $count }
feat-aided = Użyte odznaki: { $count }

award-mended = Zawsze z częścią zamienną
award-docked = Dobry sąsiad
award-aided = Za wszelką cenę
award-placed = Każda kość się liczy

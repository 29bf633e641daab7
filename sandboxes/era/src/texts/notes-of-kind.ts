import type { Kind } from '../catalogue/kinds.ts'
import type { BenchNotes } from './bench-notes.ts'
import { desktop, portable, screen, server } from './notes-on-computers.ts'
import { nas, network, printer, projector, scanner } from './notes-on-infrastructure.ts'
import { audio, handheld, reader, wearable } from './notes-on-mobile.ts'
import { card, chip, disk, stick, supply } from './notes-on-parts.ts'

export const notesOfKind: Readonly<Record<Kind, BenchNotes>> = {
  portable,
  desktop,
  screen,
  server,
  handheld,
  reader,
  wearable,
  audio,
  network,
  nas,
  printer,
  scanner,
  projector,
  chip,
  stick,
  card,
  supply,
  disk,
}

import type { BenchNotes } from './bench-notes.ts'

const packing = ['Antistatic bag.', 'Bulk packed.', 'No box no manual.']

export const chip: BenchNotes = {
  tested: ['Pulled from working system.', 'Booted in bench rig.', 'Contacts clean, no burn marks.'],
  worn: ['Normal install marks on lid.', 'Thermal paste cleaned off.'],
  worse: ['Lid scratched, marking still readable.', 'Paste residue around the edge.'],
  extras: ['Plastic tray.', 'Clamshell packed.', 'No box no manual.'],
  broken: ['Failed bench test.', 'One memory channel dead.'],
}

export const stick: BenchNotes = {
  tested: ['Pulled from working system.', 'Memory test one pass no errors.', 'Visual check ok.'],
  worn: ['Label scuffed.', 'Normal slot marks on contacts.'],
  worse: ['Label missing, read in bench rig.', 'Label torn.'],
  extras: [...packing, 'Mixed date codes.'],
  broken: ['Errors in memory test.', 'Not detected.'],
}

export const card: BenchNotes = {
  tested: ['Pulled from working system.', 'Tested in bench rig 30 min.', 'All sockets checked.'],
  worn: ['Normal slot marks.', 'Label scuffed.', 'Dust cleaned off.'],
  worse: ['Bracket bent slightly.', 'Heatsink scratched.', 'Label missing.'],
  extras: packing,
  broken: ['Failed bench test.', 'Detected, drops out under load.'],
}

export const supply: BenchNotes = {
  tested: ['Load tested 15 min.', 'Pulled from working system.', 'Fan quiet.'],
  worn: ['Scuffs on case.', 'Label scuffed.'],
  worse: ['Dent on side, fan clear.', 'Fan a bit loud.'],
  extras: ['No power cord.', 'Bulk packed.'],
  broken: ['No output.', 'Trips under load.'],
}

export const disk: BenchNotes = {
  tested: ['Wiped NIST 800-88.', 'SMART ok, zero reallocated sectors.', 'Full surface scan passed.', 'Health 90%+.'],
  worn: ['Label scuffed.', 'Screw marks.', 'Between 20k and 30k hours.'],
  worse: ['Over 45k hours, SMART ok.', 'Label missing, read from firmware.', 'Health 75%.'],
  extras: ['No screws, no caddy.', 'Bulk packed in foam.', 'Certificate of erasure on request.'],
  broken: ['Fails SMART.', 'Not detected.', 'Drops out after warm up.'],
}

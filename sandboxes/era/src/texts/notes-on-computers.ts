import type { BenchNotes } from './bench-notes.ts'

const computer = ['Passed 30 min stress test, temps fine.', 'Memory test one pass no errors.', 'All USB ports checked.']

export const portable: BenchNotes = {
  tested: [...computer, 'Kbd and trackpad tested.', 'Webcam and speakers work.', 'Batt holds charge 1 hr +.'],
  worn: [
    'Light scratches on lid.',
    'Keyboard shine on common keys.',
    'Small scuff on palmrest.',
    'Faint pressure mark on LCD, only seen on white.',
    'Sticker residue on bottom.',
  ],
  worse: [
    'Dent on lid corner.',
    'Bright spot lower left of LCD.',
    'Crack in bottom cover by a screw.',
    'Two rubber feet missing.',
    'Asset tag engraved on lid.',
  ],
  extras: ['No charger.', 'OEM charger incl.', 'Generic charger incl.', 'US keyboard layout.'],
  broken: ['No power, board fault.', 'LCD cracked, external video ok.', 'Liquid damage, kbd dead.'],
}

export const desktop: BenchNotes = {
  tested: computer,
  worn: [
    'Scuffs on side of case.',
    'Front has light scratches.',
    'Dust blown out, some left in heatsink.',
    'Sticker residue on top.',
  ],
  worse: [
    'Dent on rear corner.',
    'One USB port loose.',
    'Heavy scratches on top.',
    'Asset tag residue, cannot remove.',
  ],
  extras: ['Power cord incl.', 'No kbd/mouse.', 'No power cord.'],
  broken: ['Does not turn on.', 'Turns on, no picture.', 'Turns off under load.'],
}

export const screen: BenchNotes = {
  tested: ['Tested 20 min on DP.', 'No dead pixels seen.', 'All inputs ok.', 'Menu buttons work.'],
  worn: ['Light scratch on bezel.', 'Faint mark on panel, not visible when on.', 'Label residue on back.'],
  worse: [
    'One dead pixel near the edge.',
    'Scratch on panel 2cm, visible on white.',
    'Slight backlight bleed bottom right.',
    'Bezel chipped at corner.',
  ],
  extras: ['Power cord incl, no video cable.', 'VESA 100x100.', 'Packed face to face, 2 per box.'],
  broken: ['Lines on panel.', 'No backlight.', 'Power cycles by itself.'],
}

export const server: BenchNotes = {
  tested: [
    'Posts clean, no alerts in the log.',
    'Remote management reset to default.',
    'RAID initialised ok.',
    'All DIMM slots tested.',
  ],
  worn: ['Scuffs from rails and carts.', 'Scratches on top cover.', 'Front bezel missing.'],
  worse: ['Dent in top cover, does not touch boards.', 'One drive latch broken.', 'One fan noisy, runs.'],
  extras: ['No rails, no bezel.', 'No drives, blanks in all bays.', 'Caddies incl for all bays.', 'No power cords.'],
  broken: ['No post after move.', 'System board fault light.', 'Memory channel B dead.'],
}

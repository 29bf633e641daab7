import type { BenchNotes } from './bench-notes.ts'

export const handheld: BenchNotes = {
  tested: [
    'Serial clean, not on any blacklist.',
    'Factory reset, account lock off.',
    'Touch, cameras, speakers, mics tested.',
    'Charges and holds.',
  ],
  worn: [
    'Hairline scratches on glass.',
    'Scuffs on frame corners.',
    'Light wear by charge port.',
    'Back has micro scratches.',
  ],
  worse: [
    'Chip on glass corner, does not affect touch.',
    'Deep scratch across back.',
    'Faint screen burn, see pics.',
    'Frame slightly bent.',
  ],
  extras: ['Device only.', 'Cable incl, no brick.', 'Generic box.', 'Original box, matching serial.'],
  broken: ['Account locked, parts only.', 'Cracked screen, touch dead.', 'No charge, battery removed.'],
}

export const reader: BenchNotes = {
  tested: ['Deregistered and reset.', 'Page turns fine, no ghosting.', 'Wi-Fi ok.', 'Charges to 100.'],
  worn: ['Light scratches on frame.', 'Back is shiny from use.', 'Hairline on screen, not seen when reading.'],
  worse: ['One stuck line at the top edge.', 'Chipped corner.', 'Frame scratched all around.'],
  extras: ['USB cable incl.', 'No cable.', 'Device only.'],
  broken: ['Screen frozen on half page.', 'Does not charge.', 'Registered to an account.'],
}

export const wearable: BenchNotes = {
  tested: ['Unpaired and reset.', 'Heart rate sensor works.', 'Pairs fine, charged to 100.'],
  worn: ['Light scratches on case.', 'Band has wear.', 'Hairlines on glass, not seen when on.'],
  worse: ['Scratch on glass, can feel it.', 'Dings on case.', 'Battery lasts about a day less than new.'],
  extras: ['Charger incl.', 'No charger.', 'Generic band, size M/L.'],
  broken: ['Account locked.', 'Back glass loose.', 'Does not hold charge.'],
}

export const audio: BenchNotes = {
  tested: ['Both sides same volume.', 'Cleaned and sanitized.', 'Mic tested on a call.', 'Reset, pairs with phone.'],
  worn: ['Light scuffs outside.', 'Small scratches.', 'Paint rubbed at one edge.'],
  worse: ['Battery about half of new.', 'Deep scratches outside.', 'Discoloured, works fine.'],
  extras: ['Charge cable incl.', 'No cable.', 'Generic box.'],
  broken: ['Left side dead.', 'Locked to an account.', 'Does not charge.'],
}

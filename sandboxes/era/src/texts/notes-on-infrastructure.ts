import type { BenchNotes } from './bench-notes.ts'

export const network: BenchNotes = {
  tested: ['Powers on, boots to prompt.', 'Factory reset.', 'All ports link.', 'Serial clean, not tied to an account.'],
  worn: ['Scuffs on housing.', 'Label residue on top.', 'Scratches on cover.'],
  worse: ['One port bent, works.', 'Yellowed housing.', 'Dent on side.'],
  extras: ['Power cord incl.', 'No power cord.', 'Licences do not transfer.', 'Pulled from live closet.'],
  broken: ['Half of the ports dead.', 'Boot loop.', 'No power.'],
}

export const nas: BenchNotes = {
  tested: ['Boots, finds disks in every bay.', 'Reset to factory.', 'Fans quiet.', 'All network ports link.'],
  worn: ['Scuffs on housing.', 'Scratches on cover.', 'Label residue.'],
  worse: ['One tray latch weak, holds.', 'Front door scratched.', 'Dent on side.'],
  extras: ['No disks.', 'Power cord incl.', 'No power cord.'],
  broken: ['Bay 2 dead.', 'Does not boot.', 'Beeps, no status.'],
}

export const printer: BenchNotes = {
  tested: ['Test page ok.', 'Reset to factory.', 'Rollers cleaned.', 'Page count on request.'],
  worn: ['Scuffs on cover.', 'Slightly yellowed.', 'Light marks on panel.'],
  worse: ['Cover corner cracked, works.', 'High page count.', 'Panel scratched.'],
  extras: ['USB cable not incl.', 'Ships double boxed.', 'US plug 110V, check before use in Chile.'],
  broken: ['Does not print, no error.', 'Feeds crooked.', 'Lines on output.'],
}

export const scanner: BenchNotes = {
  tested: ['Scanned 50 sheets no jam.', 'Glass cleaned.', 'Rollers at 40% or better.', 'Driver tested on Win 11.'],
  worn: ['Scuffs on cover.', 'Light marks on lid.', 'Label residue.'],
  worse: ['Hairline on glass outside scan area.', 'Tray clip broken, holds.', 'Rollers due soon.'],
  extras: ['USB cable not incl.', 'No driver disc.', 'Ships double boxed.'],
  broken: ['Vertical line on scans.', 'Does not feed.', 'Lamp error.'],
}

export const projector: BenchNotes = {
  tested: ['Runs 1 hr no shutdown.', 'No dust spots on picture.', 'All inputs ok.', 'Zoom and focus smooth.'],
  worn: ['Scuffs on top.', 'Lens cap missing.', 'Slightly yellowed.'],
  worse: ['One faint spot on dark picture.', 'Front foot missing.', 'Scratch on housing.'],
  extras: ['Remote missing.', 'Remote incl.', 'No bag.'],
  broken: ['Lamp error light.', 'Purple patch on picture.', 'Shuts down after 5 min.'],
}

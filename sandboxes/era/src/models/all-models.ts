import { iMacs, macBookAirs, macBookPros, macDesktops } from './apple.ts'
import { appleAudio, appleWatches, iPads, iPhones } from './apple-mobile.ts'
import { components } from './components.ts'
import { allInOnes, gamingDesktops, miniPcs, smallDesktops, towers } from './desktops.ts'
import { disks } from './disks.ts'
import { businessLaptops } from './laptops-business.ts'
import { chromebooks, gamingLaptops, mobileWorkstations, ruggedLaptops } from './laptops-special.ts'
import { convertibles, ultrabooks } from './laptops-thin.ts'
import { routers, switches } from './network.ts'
import { printers, projectors, scanners } from './office.ts'
import { galaxies, otherPhones, pixels } from './phones.ts'
import { serverParts, storageBoxes } from './server-parts-and-storage.ts'
import { servers } from './servers.ts'
import { eReaders, smartwatches, tablets } from './tablets-and-wearables.ts'
import { accessPoints, firewalls } from './wireless-and-security.ts'
import { monitors, workstations } from './workstations-and-monitors.ts'

/** The order is that of the item numbers: a model added in the middle renumbers what follows. */
export const allModels = [
  ...businessLaptops,
  ...ultrabooks,
  ...convertibles,
  ...gamingLaptops,
  ...mobileWorkstations,
  ...chromebooks,
  ...ruggedLaptops,
  ...galaxies,
  ...pixels,
  ...otherPhones,
  ...tablets,
  ...eReaders,
  ...smartwatches,
  ...macBookAirs,
  ...macBookPros,
  ...iMacs,
  ...macDesktops,
  ...iPhones,
  ...iPads,
  ...appleWatches,
  ...appleAudio,
  ...towers,
  ...smallDesktops,
  ...miniPcs,
  ...allInOnes,
  ...workstations,
  ...gamingDesktops,
  ...monitors,
  ...components,
  ...disks,
  ...servers,
  ...switches,
  ...routers,
  ...firewalls,
  ...accessPoints,
  ...storageBoxes,
  ...printers,
  ...scanners,
  ...projectors,
  ...serverParts,
]

import type { DemoProduct } from './product.ts'
import { accessPoints } from './products/access-points.ts'
import { chromebooks } from './products/chromebooks.ts'
import { components } from './products/components.ts'
import { desktops } from './products/desktops.ts'
import { tinyAndAllInOne } from './products/desktops-tiny-and-all-in-one.ts'
import { disks } from './products/disks.ts'
import { firewalls, nas } from './products/firewalls-and-nas.ts'
import { graphicsCards } from './products/graphics-cards.ts'
import { macbooksAndSurfaces } from './products/laptops-apple-and-surface.ts'
import { elitebooks } from './products/laptops-elitebook.ts'
import { latitudes } from './products/laptops-latitude.ts'
import { otherLaptops } from './products/laptops-other.ts'
import { thinkpads } from './products/laptops-thinkpad.ts'
import { monitors } from './products/monitors.ts'
import { peripherals } from './products/peripherals.ts'
import { androidPhones } from './products/phones-android.ts'
import { applePhones } from './products/phones-apple.ts'
import { samsungPhones } from './products/phones-samsung.ts'
import { externalDisks, externalSsds, memoryCards, sticks } from './products/portable-storage.ts'
import { cases, powerSupplies } from './products/power-and-cases.ts'
import { printers } from './products/printers.ts'
import { eReaders, smartwatches } from './products/readers-and-watches.ts'
import { routers } from './products/routers.ts'
import { projectors, scanners } from './products/scanners-and-projectors.ts'
import { servers } from './products/servers.ts'
import { storageControllers } from './products/storage-controllers.ts'
import { switches } from './products/switches.ts'
import { tablets } from './products/tablets.ts'
import { workstations } from './products/workstations.ts'

/** Everything the shops could have on their shelves; the order is the one of their numbers. */
export const demoProducts: readonly DemoProduct[] = [
  ...thinkpads,
  ...latitudes,
  ...elitebooks,
  ...macbooksAndSurfaces,
  ...otherLaptops,
  ...chromebooks,
  ...desktops,
  ...tinyAndAllInOne,
  ...workstations,
  ...components,
  ...graphicsCards,
  ...powerSupplies,
  ...cases,
  ...storageControllers,
  ...disks,
  ...switches,
  ...routers,
  ...accessPoints,
  ...firewalls,
  ...nas,
  ...servers,
  ...applePhones,
  ...samsungPhones,
  ...androidPhones,
  ...tablets,
  ...eReaders,
  ...smartwatches,
  ...peripherals,
  ...monitors,
  ...printers,
  ...scanners,
  ...projectors,
  ...externalDisks,
  ...externalSsds,
  ...sticks,
  ...memoryCards,
]

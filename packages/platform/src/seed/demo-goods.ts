import { accessPoints } from './goods/access-points.ts'
import { chromebooks } from './goods/chromebooks.ts'
import { components } from './goods/components.ts'
import { desktops } from './goods/desktops.ts'
import { tinyAndAllInOne } from './goods/desktops-tiny-and-all-in-one.ts'
import { disks } from './goods/disks.ts'
import { firewalls, nas } from './goods/firewalls-and-nas.ts'
import { graphicsCards } from './goods/graphics-cards.ts'
import { macbooksAndSurfaces } from './goods/laptops-apple-and-surface.ts'
import { elitebooks } from './goods/laptops-elitebook.ts'
import { latitudes } from './goods/laptops-latitude.ts'
import { otherLaptops } from './goods/laptops-other.ts'
import { thinkpads } from './goods/laptops-thinkpad.ts'
import { monitors } from './goods/monitors.ts'
import { peripherals } from './goods/peripherals.ts'
import { androidPhones } from './goods/phones-android.ts'
import { applePhones } from './goods/phones-apple.ts'
import { samsungPhones } from './goods/phones-samsung.ts'
import { externalDisks, externalSsds, memoryCards, sticks } from './goods/portable-storage.ts'
import { cases, powerSupplies } from './goods/power-and-cases.ts'
import { printers } from './goods/printers.ts'
import { eReaders, smartwatches } from './goods/readers-and-watches.ts'
import { routers } from './goods/routers.ts'
import { projectors, scanners } from './goods/scanners-and-projectors.ts'
import { servers } from './goods/servers.ts'
import { storageControllers } from './goods/storage-controllers.ts'
import { switches } from './goods/switches.ts'
import { tablets } from './goods/tablets.ts'
import { workstations } from './goods/workstations.ts'
import type { Goods } from './goods.ts'

/** Everything the shops could have on their shelves; the order is the one of their numbers. */
export const demoGoods: readonly Goods[] = [
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

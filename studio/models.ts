import type { Look } from '../packages/demo/src/platform/pictures/looks.ts'
import type { Model } from './model.ts'
import { accessPointModels } from './models/access-points.ts'
import { allInOneModels } from './models/all-in-ones.ts'
import { caseModels } from './models/cases.ts'
import { deskNetworkModels } from './models/desk-network.ts'
import { desktopTowerModels } from './models/desktop-towers.ts'
import { desktopModels } from './models/desktops.ts'
import { driveModels } from './models/drives.ts'
import { eReaderModels } from './models/e-readers.ts'
import { earbudModels } from './models/earbuds.ts'
import { graphicsCardModels } from './models/graphics-cards.ts'
import { headphoneModels } from './models/headphones.ts'
import { keyboardModels } from './models/keyboards.ts'
import { laptopModels } from './models/laptops.ts'
import { sturdyLaptopModels } from './models/laptops-sturdy.ts'
import { turningLaptopModels } from './models/laptops-turning.ts'
import { laserPrinterModels } from './models/laser-printers.ts'
import { memoryCardModels } from './models/memory-cards.ts'
import { driveStickModels, memoryStickModels } from './models/memory-sticks.ts'
import { mouseModels } from './models/mice.ts'
import { monitorModels } from './models/monitors.ts'
import { motherboardModels } from './models/motherboards.ts'
import { networkStorageModels } from './models/network-storage.ts'
import { phoneModels } from './models/phones.ts'
import { portableDiskModels } from './models/portable-disks.ts'
import { portableDriveModels } from './models/portable-drives.ts'
import { powerSupplyModels } from './models/power-supplies.ts'
import { processorModels } from './models/processors.ts'
import { projectorModels } from './models/projectors.ts'
import { rackNetworkModels } from './models/rack-network.ts'
import { rackServerModels } from './models/rack-servers.ts'
import { scannerModels } from './models/scanners.ts'
import { smallPrinterModels } from './models/small-printers.ts'
import { storageControllerModels } from './models/storage-controller.ts'
import { switchModels } from './models/switches.ts'
import { tabletModels } from './models/tablets.ts'
import { towerServerModels } from './models/tower-servers.ts'
import { watchModels } from './models/watches.ts'
import { webcamModels } from './models/webcam.ts'
import { wifiRouterModels } from './models/wifi-router.ts'

export const models: Readonly<Record<Look, Model>> = {
  ...storageControllerModels,
  ...smallPrinterModels,
  ...scannerModels,
  ...projectorModels,
  ...laserPrinterModels,
  ...accessPointModels,
  ...wifiRouterModels,
  ...rackNetworkModels,
  ...deskNetworkModels,
  ...earbudModels,
  ...eReaderModels,
  ...headphoneModels,
  ...webcamModels,
  ...keyboardModels,
  ...mouseModels,
  ...watchModels,
  ...phoneModels,
  ...tabletModels,
  ...networkStorageModels,
  ...rackServerModels,
  ...switchModels,
  ...towerServerModels,
  ...driveModels,
  ...driveStickModels,
  ...memoryStickModels,
  ...caseModels,
  ...graphicsCardModels,
  ...memoryCardModels,
  ...motherboardModels,
  ...portableDiskModels,
  ...portableDriveModels,
  ...powerSupplyModels,
  ...processorModels,
  ...allInOneModels,
  ...desktopTowerModels,
  ...desktopModels,
  ...laptopModels,
  ...monitorModels,
  ...sturdyLaptopModels,
  ...turningLaptopModels,
}

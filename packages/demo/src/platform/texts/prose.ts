import * as components from './components.ts'
import * as desktop from './desktop.ts'
import * as laptop from './laptop.ts'
import * as mobile from './mobile.ts'
import { monitorProse } from './monitor.ts'
import * as network from './network.ts'
import * as office from './office.ts'
import * as peripherals from './peripherals.ts'
import type { ProseBank } from './prose-bank.ts'
import { serverProse } from './server.ts'
import * as storage from './storage.ts'

/** How each sort of products is talked about. */
export const proses = {
  laptop: laptop.laptopProse,
  desktop: desktop.desktopProse,
  allInOne: desktop.allInOneProse,
  workstation: desktop.workstationProse,
  mobileWorkstation: laptop.mobileWorkstationProse,
  server: serverProse,
  switch: network.switchProse,
  router: network.routerProse,
  accessPoint: network.accessPointProse,
  firewall: network.firewallProse,
  nas: network.nasProse,
  cpu: components.cpuProse,
  ram: components.ramProse,
  gpu: components.gpuProse,
  psu: components.psuProse,
  motherboard: components.motherboardProse,
  case: components.caseProse,
  controller: components.controllerProse,
  phone: mobile.phoneProse,
  tablet: mobile.tabletProse,
  reader: mobile.readerProse,
  watch: mobile.watchProse,
  monitor: monitorProse,
  keyboard: peripherals.keyboardProse,
  mouse: peripherals.mouseProse,
  webcam: peripherals.webcamProse,
  headphones: peripherals.headphonesProse,
  earbuds: peripherals.earbudsProse,
  printer: office.printerProse,
  scanner: office.scannerProse,
  projector: office.projectorProse,
  disk: storage.diskProse,
  portableStorage: storage.portableStorageProse,
  stick: storage.stickProse,
} as const satisfies Record<string, ProseBank>

export type Prose = keyof typeof proses

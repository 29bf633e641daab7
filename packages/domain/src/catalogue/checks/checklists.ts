import type { ProductType } from '../menus/subcategories.ts'
import { deviceChecks } from './device-checks.ts'
import { partChecks } from './part-checks.ts'

export const checks = { ...deviceChecks, ...partChecks } as const
export type CheckName = keyof typeof checks

type Checklist = readonly CheckName[]

const laptop = [
  ...(['screen', 'keyboard', 'touchpad', 'ports', 'camera', 'microphone', 'speakers', 'wifi'] as const),
  ...(['battery', 'disk', 'memory', 'cooling', 'biosLock', 'dataWiped'] as const),
] as const satisfies Checklist
const desktop = [
  ...(['memory', 'disk', 'ports', 'videoOutputs', 'networkPort', 'cooling', 'powerSupply'] as const),
  ...(['biosLock', 'dataWiped'] as const),
] as const satisfies Checklist
const externalDisk = ['smart', 'sectors', 'transferSpeed', 'connection', 'dataWiped'] as const satisfies Checklist
const stick = ['capacity', 'transferSpeed', 'dataWiped'] as const satisfies Checklist

/** Every point that a used product of the kind is tested for before it is sold. */
export const checklists = {
  Laptop: laptop,
  Desktop: desktop,
  'All-in-One': ['screen', 'speakers', ...desktop.filter((name) => name !== 'videoOutputs')],
  'Small Form Factor': desktop,
  USFF: desktop,
  Workstation: ['graphics', ...desktop],
  'Chrome OS': laptop.map((name) => (name === 'biosLock' ? 'organisationLock' : name)),
  CPU: ['fullLoad', 'cores', 'cooling', 'contacts'],
  RAM: ['memoryTest', 'ratedSpeed', 'contacts'],
  'Hard Disk/SSD': ['smart', 'sectors', 'transferSpeed', 'contacts', 'dataWiped'],
  GPU: ['fullLoad', 'videoMemory', 'videoOutputs', 'fans', 'cooling', 'contacts'],
  PSU: ['fullLoad', 'voltages', 'plugs', 'fans'],
  Motherboard: ['socketPins', 'memorySlots', 'expansionSlots', 'ports', 'networkPort', 'biosLock'],
  Case: ['frontPorts', 'buttons', 'fans', 'panels'],
  Switch: ['ports', 'throughput', 'powerSupply', 'firmware', 'factoryReset'],
  Router: ['ports', 'throughput', 'powerSupply', 'firmware', 'factoryReset'],
  Server: [
    ...(['memory', 'fullLoad', 'powerSupplies', 'raidController', 'bays', 'fans', 'networkPort'] as const),
    ...(['remoteManagement', 'biosLock', 'dataWiped'] as const),
  ],
  NAS: ['bays', 'memory', 'ports', 'throughput', 'cooling', 'powerSupply', 'firmware', 'factoryReset', 'dataWiped'],
  'Access Point': ['signal', 'ports', 'poweredByCable', 'firmware', 'factoryReset'],
  Firewall: ['ports', 'throughput', 'powerSupply', 'firmware', 'factoryReset'],
  'Storage Controller': ['channels', 'transferSpeed', 'firmware', 'contacts'],
  Tablet: [
    ...(['screen', 'touchscreen', 'cameras', 'microphone', 'speakers', 'buttons', 'wifi', 'sensors'] as const),
    ...(['charging', 'battery', 'accountLock', 'dataWiped'] as const),
  ],
  Smartphone: [
    ...(['screen', 'touchscreen', 'cameras', 'microphone', 'speakers', 'calls', 'sim', 'wifi', 'buttons'] as const),
    ...(['biometrics', 'sensors', 'charging', 'battery', 'imei', 'accountLock', 'dataWiped'] as const),
  ],
  'E-Reader': [
    'screen',
    'touchscreen',
    'frontLight',
    'buttons',
    'wifi',
    'charging',
    'battery',
    'accountLock',
    'dataWiped',
  ],
  Smartwatch: [
    ...(['screen', 'touchscreen', 'buttons', 'heartRate', 'bluetooth', 'charging', 'battery'] as const),
    ...(['accountLock', 'dataWiped'] as const),
  ],
  Keyboard: ['keyboard', 'connection', 'hygiene'],
  Mouse: ['buttons', 'wheel', 'pointerSensor', 'connection', 'hygiene'],
  Monitor: ['screen', 'backlight', 'inputs', 'buttons', 'stand', 'powerSupply'],
  Webcam: ['picture', 'focus', 'microphone', 'mount', 'connection'],
  Headphones: ['bothChannels', 'microphone', 'buttons', 'connection', 'hygiene'],
  Printer: ['testPrint', 'paperFeed', 'controlPanel', 'connection', 'factoryReset', 'dataWiped'],
  Scanner: ['testScan', 'sharpness', 'buttons', 'connection'],
  Projector: ['picture', 'focus', 'lamp', 'inputs', 'fans', 'buttons'],
  'External HDD': externalDisk,
  'External SSD': externalDisk,
  'USB Drive': stick,
  'Memory Card': stick,
} as const satisfies Record<ProductType, Checklist>

/** Of a workstation with a screen of its own. */
export const mobileWorkstationChecklist: Checklist = ['graphics', ...laptop]

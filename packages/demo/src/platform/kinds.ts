import { type CheckName, checklists, mobileWorkstationChecklist } from '@dvaput/domain/catalogue/checks/checklists'
import type { SpecificationName } from '@dvaput/domain/catalogue/specifications/product-fields'
import type { DemoProduct } from './product.ts'
import type { ProductType } from './subcategories.ts'
import type { Prose } from './texts/prose.ts'
import type { Zone } from './texts/wear.ts'

type Kind = {
  /** Begins its stock numbers. */
  readonly code: string
  /** What every one of the kind is described by. */
  readonly specs: readonly SpecificationName[]
  readonly prose: Prose
  /** Where it shows that it was used. */
  readonly zones: readonly [Zone, ...Zone[]]
  /** Its state is measured and said. */
  readonly battery?: true
}

const portable = {
  specs: ['processor', 'memoryGb', 'storageGb', 'screenInches', 'resolution', 'system', 'weightGrams'],
  zones: ['lid', 'palmRest', 'keys', 'screen', 'corners', 'base'],
  battery: true,
} as const
const desk = {
  specs: ['processor', 'memoryGb', 'storageGb', 'graphics', 'system', 'weightGrams'],
  prose: 'desktop',
  zones: ['housing', 'frontPanel', 'corners', 'sockets'],
} as const
const rack = { zones: ['housing', 'rackEars', 'frontPanel', 'sticker'] } as const
const box = { zones: ['housing', 'sticker', 'corners', 'sockets'] } as const
const card = { zones: ['board', 'bracket', 'sticker'] } as const
const held = { zones: ['glass', 'frame', 'backCover', 'corners'], battery: true } as const
const input = { zones: ['keys', 'base', 'housing'] } as const
const pocket = { prose: 'portableStorage', zones: ['housing', 'cable', 'sticker'] } as const
const office = { zones: ['housing', 'tray', 'frontPanel', 'corners'] } as const

/** One entry for every type of products: what must be known of it and how it is talked about. */
export const kinds = {
  Laptop: { code: 'LAP', prose: 'laptop', ...portable },
  Desktop: { code: 'DSK', ...desk },
  'All-in-One': {
    code: 'AIO',
    ...desk,
    prose: 'allInOne',
    specs: [...desk.specs, 'screenInches', 'resolution'],
    zones: ['screen', 'stand', 'frame', 'sockets'],
  },
  'Small Form Factor': { code: 'SFF', ...desk },
  USFF: { code: 'USF', ...desk },
  Workstation: { code: 'WKS', ...desk, prose: 'workstation' },
  'Chrome OS': { code: 'CHR', prose: 'laptop', ...portable },
  CPU: {
    code: 'CPU',
    prose: 'cpu',
    specs: ['cores', 'threads', 'clock', 'socket', 'watts'],
    zones: ['board', 'sticker'],
  },
  RAM: {
    code: 'RAM',
    prose: 'ram',
    specs: ['memoryGb', 'memoryType', 'formFactor'],
    zones: ['board', 'sticker'],
  },
  'Hard Disk/SSD': {
    code: 'HDD',
    prose: 'disk',
    specs: ['storageGb', 'storageType', 'interface', 'formFactor'],
    zones: ['sticker', 'board'],
  },
  GPU: {
    code: 'GPU',
    prose: 'gpu',
    specs: ['memoryGb', 'memoryType', 'interface', 'ports', 'watts'],
    zones: ['fan', 'bracket', 'board'],
  },
  PSU: {
    code: 'PSU',
    prose: 'psu',
    specs: ['watts', 'efficiency', 'formFactor'],
    zones: ['housing', 'cable', 'fan'],
  },
  Motherboard: {
    code: 'MBO',
    prose: 'motherboard',
    specs: ['socket', 'chipset', 'memoryType', 'memorySlots', 'formFactor'],
    ...card,
  },
  Case: {
    code: 'CAS',
    prose: 'case',
    specs: ['formFactor', 'ports', 'weightGrams'],
    zones: ['housing', 'frontPanel', 'corners'],
  },
  Switch: { code: 'SWI', prose: 'switch', specs: ['ports', 'formFactor'], ...rack },
  Router: { code: 'ROU', prose: 'router', specs: ['ports'], ...box },
  Server: {
    code: 'SRV',
    prose: 'server',
    specs: ['processor', 'processorCount', 'memoryGb', 'bays', 'formFactor'],
    ...rack,
  },
  NAS: { code: 'NAS', prose: 'nas', specs: ['processor', 'memoryGb', 'bays', 'ports'], ...box },
  'Access Point': { code: 'APO', prose: 'accessPoint', specs: ['wireless', 'ports'], ...box },
  Firewall: { code: 'FWL', prose: 'firewall', specs: ['ports', 'throughputGbps'], ...box },
  'Storage Controller': { code: 'CTL', prose: 'controller', specs: ['interface', 'ports', 'speed'], ...card },
  Tablet: {
    code: 'TAB',
    prose: 'tablet',
    specs: ['processor', 'storageGb', 'screenInches', 'resolution', 'system'],
    ...held,
  },
  Smartphone: {
    code: 'TEL',
    prose: 'phone',
    specs: ['processor', 'storageGb', 'screenInches', 'resolution', 'camera', 'system'],
    ...held,
  },
  'E-Reader': { code: 'EBK', prose: 'reader', specs: ['storageGb', 'screenInches', 'panel', 'wireless'], ...held },
  Smartwatch: {
    code: 'WAT',
    prose: 'watch',
    specs: ['panel', 'wireless', 'waterproof'],
    ...held,
    zones: ['glass', 'frame', 'strap'],
  },
  Keyboard: { code: 'KEY', prose: 'keyboard', specs: ['connection', 'keys'], ...input },
  Mouse: { code: 'MOU', prose: 'mouse', specs: ['connection', 'dpi'], ...input, zones: ['base', 'housing'] },
  Monitor: {
    code: 'MON',
    prose: 'monitor',
    specs: ['screenInches', 'resolution', 'panel', 'refreshHz', 'ports'],
    zones: ['screen', 'frame', 'stand', 'backCover'],
  },
  Webcam: { code: 'CAM', prose: 'webcam', specs: ['resolution', 'connection'], zones: ['stand', 'cable', 'housing'] },
  Headphones: {
    code: 'HPH',
    prose: 'headphones',
    specs: ['connection', 'technology'],
    zones: ['earPads', 'frame', 'housing'],
  },
  Printer: { code: 'PRN', prose: 'printer', specs: ['technology', 'pagesPerMinute', 'connection'], ...office },
  Scanner: {
    code: 'SCN',
    prose: 'scanner',
    specs: ['technology', 'resolution', 'connection'],
    zones: ['housing', 'frontPanel', 'corners'],
  },
  Projector: {
    code: 'PRJ',
    prose: 'projector',
    specs: ['technology', 'resolution', 'lumens', 'ports'],
    ...office,
    zones: ['housing', 'lens', 'corners'],
  },
  'External HDD': { code: 'XHD', specs: ['storageGb', 'interface'], ...pocket },
  'External SSD': { code: 'XSD', specs: ['storageGb', 'interface', 'readMbps'], ...pocket },
  'USB Drive': { code: 'USB', specs: ['storageGb', 'interface'], ...pocket, prose: 'stick' },
  'Memory Card': { code: 'CRD', specs: ['storageGb', 'interface', 'readMbps'], ...pocket, prose: 'stick' },
} as const satisfies Record<ProductType, Kind>

const mobileWorkstation: Kind = { ...kinds.Workstation, ...portable, prose: 'mobileWorkstation' }

const earbuds: Kind = { ...kinds.Headphones, zones: ['housing'], prose: 'earbuds' }

/** A workstation with a screen of its own is carried, and wears like a laptop; earbuds have no pads. */
export const kindOf = ({ type, look, specs }: DemoProduct): Kind => {
  if (type === 'Workstation' && specs.screenInches !== undefined) return mobileWorkstation
  return look === 'earbuds' ? earbuds : kinds[type]
}

const earbudsChecklist = ['bothChannels', 'microphone', 'buttons', 'bluetooth', 'charging', 'hygiene'] as const

/** Every point that the product is tested for. */
export const checklistOf = (product: DemoProduct): readonly CheckName[] => {
  const kind = kindOf(product)
  if (kind === mobileWorkstation) return mobileWorkstationChecklist
  return kind === earbuds ? earbudsChecklist : checklists[product.type]
}

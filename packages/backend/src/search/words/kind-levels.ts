import type { ProductType } from '@dvaput/domain/catalogue/menus/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'

/** Of two kinds side by side the higher one is wanted, and the lower says what it is for: "laptop memory". */
const levels = {
  /** Used by themselves. */
  device: 0,
  /** Used with a device. */
  attached: 1,
  /** They go into a device, or are plugged into it. */
  part: 2,
  /** Of everything, since nobody names them in passing. */
  unsoldPart: 3,
} as const

const levelOfType = {
  Laptop: 'device',
  Desktop: 'device',
  'All-in-One': 'device',
  'Small Form Factor': 'device',
  USFF: 'device',
  Workstation: 'device',
  'Chrome OS': 'device',
  Server: 'device',
  Tablet: 'device',
  Smartphone: 'device',
  'E-Reader': 'device',
  Smartwatch: 'device',
  Monitor: 'attached',
  Printer: 'attached',
  Scanner: 'attached',
  Projector: 'attached',
  Switch: 'attached',
  Router: 'attached',
  NAS: 'attached',
  'Access Point': 'attached',
  Firewall: 'attached',
  CPU: 'part',
  RAM: 'part',
  'Hard Disk/SSD': 'part',
  GPU: 'part',
  PSU: 'part',
  Motherboard: 'part',
  Case: 'part',
  'Storage Controller': 'part',
  Keyboard: 'part',
  Mouse: 'part',
  Webcam: 'part',
  Headphones: 'part',
  'External HDD': 'part',
  'External SSD': 'part',
  'USB Drive': 'part',
  'Memory Card': 'part',
} as const satisfies Record<ProductType, keyof typeof levels>

const bySlug = new Map(Object.entries(levelOfType).map(([type, level]) => [toTypeSlug(type), levels[level]]))

/** The level of what may be any of these types; one that is named by a trait gives way to other parts. */
export const levelOfTypes = (slugs: readonly string[], isTrait = false): number | null => {
  const known = slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  return known.length === 0 ? null : Math.max(...known) - (isTrait ? 0.5 : 0)
}

export const levelOfUnsold = (isDevice: boolean): number => (isDevice ? levels.device : levels.unsoldPart)

/** Parts that a device is also described by: a laptop with 16 GB of RAM. */
const builtIn: ReadonlySet<string> = new Set(['cpu', 'ram', 'hard-disk-ssd', 'gpu', 'webcam', 'keyboard'])
export const areBuiltIn = (slugs: readonly string[]): boolean => slugs.some((slug) => builtIn.has(slug))

/** Every product type of the menus, with its slug in URLs. // CAT-14 */
const slugs = {
  Laptop: 'laptop',
  Desktop: 'desktop',
  'All-in-One': 'all-in-one',
  'Small Form Factor': 'small-form-factor',
  USFF: 'usff',
  Workstation: 'workstation',
  'Chrome OS': 'chrome-os',
  CPU: 'cpu',
  RAM: 'ram',
  'Hard Disk/SSD': 'hard-disk-ssd',
  GPU: 'gpu',
  PSU: 'psu',
  Motherboard: 'motherboard',
  Case: 'case',
  Switch: 'switch',
  Router: 'router',
  Server: 'server',
  NAS: 'nas',
  'Access Point': 'access-point',
  Firewall: 'firewall',
  'Storage Controller': 'storage-controller',
  Tablet: 'tablet',
  Smartphone: 'smartphone',
  'E-Reader': 'e-reader',
  Smartwatch: 'smartwatch',
  Keyboard: 'keyboard',
  Mouse: 'mouse',
  Monitor: 'monitor',
  Webcam: 'webcam',
  Headphones: 'headphones',
  Printer: 'printer',
  Scanner: 'scanner',
  Projector: 'projector',
  'External HDD': 'external-hdd',
  'External SSD': 'external-ssd',
  'USB Drive': 'usb-drive',
  'Memory Card': 'memory-card',
} as const

export type ProductType = keyof typeof slugs
type TypeSlug = (typeof slugs)[ProductType]

export const productTypes = Object.keys(slugs) as readonly ProductType[]

/** Slugs that stand for more than one type, or for a type by another name. */
const otherSlugs = {
  // Every kind of desktop. // CAT-15
  'all-desktops': ['Desktop', 'USFF', 'Small Form Factor'],
  'ultra-small-form-factor': ['USFF'],
} as const satisfies Record<string, readonly ProductType[]>

export type SubcategorySlug = TypeSlug | keyof typeof otherSlugs

const typesOfSlug: ReadonlyMap<string, readonly ProductType[]> = new Map<string, readonly ProductType[]>([
  ...productTypes.map((type) => [slugs[type], [type]] as const),
  ...Object.entries(otherSlugs),
])

/** The product types a subcategory lists; nothing for a word that is no subcategory. */
export const productTypesOf = (slug: string): readonly ProductType[] | undefined => typesOfSlug.get(slug)

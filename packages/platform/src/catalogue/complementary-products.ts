import type { ProductType } from '@dvaput/domain/catalogue/menus/subcategories'

const atDesk = ['Monitor', 'Keyboard', 'Mouse', 'Headphones', 'Webcam'] as const
const onTheWay = ['Mouse', 'Headphones', 'External SSD', 'USB Drive', 'Monitor'] as const
const inside = ['RAM', 'Hard Disk/SSD'] as const
const wired = ['Switch', 'Access Point', 'Router'] as const

/** What one buys along with products of a type; a type that is not named goes with nothing in particular. */
const accessories: Partial<Record<ProductType, readonly ProductType[]>> = {
  Laptop: [...onTheWay, 'Keyboard', 'Webcam', ...inside],
  'Chrome OS': onTheWay,
  Desktop: [...atDesk, ...inside],
  'Small Form Factor': [...atDesk, ...inside],
  USFF: [...atDesk, ...inside],
  Workstation: [...atDesk, ...inside, 'GPU'],
  'All-in-One': ['Keyboard', 'Mouse', 'Headphones', 'External SSD'],
  CPU: ['Motherboard', 'RAM', 'PSU'],
  Motherboard: ['CPU', 'RAM', 'PSU', 'Case'],
  GPU: ['PSU', 'Monitor'],
  Case: ['PSU', 'Motherboard'],
  PSU: ['Case'],
  Server: ['RAM', 'Hard Disk/SSD', 'Storage Controller', 'Switch'],
  NAS: ['Hard Disk/SSD', 'Switch'],
  'Storage Controller': ['Hard Disk/SSD'],
  Switch: ['Access Point', 'Router', 'Firewall'],
  Router: ['Access Point', 'Switch'],
  'Access Point': ['Switch'],
  Firewall: wired,
  Smartphone: ['Headphones', 'Smartwatch', 'Memory Card'],
  Tablet: ['Headphones', 'Keyboard', 'Memory Card'],
  'E-Reader': ['Memory Card'],
  Monitor: ['Keyboard', 'Mouse', 'Webcam'],
  Keyboard: ['Mouse'],
  Mouse: ['Keyboard'],
  Webcam: ['Headphones'],
}

export const complementaryTypes = (productType: string): readonly string[] =>
  Object.hasOwn(accessories, productType) ? (accessories[productType as ProductType] ?? []) : []

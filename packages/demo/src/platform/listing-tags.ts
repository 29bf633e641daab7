import { type RetailCategory, tagsOf } from '@dvaput/domain/catalogue/menus/retail-categories'
import type { DemoProduct } from './product.ts'
import type { ProductType } from './subcategories.ts'

const categoriesOfType = {
  Laptop: ['laptops', 'computadoras'],
  Desktop: ['computadoras'],
  'All-in-One': ['computadoras', 'hogar'],
  'Small Form Factor': ['computadoras'],
  USFF: ['computadoras', 'hogar'],
  Workstation: ['computadoras', 'internacional'],
  'Chrome OS': ['laptops', 'computadoras'],
  CPU: ['accesorios'],
  RAM: ['accesorios'],
  'Hard Disk/SSD': ['accesorios'],
  GPU: ['accesorios'],
  PSU: ['accesorios'],
  Motherboard: ['accesorios'],
  Case: ['accesorios'],
  Switch: ['internacional'],
  Router: ['hogar'],
  Server: ['computadoras', 'internacional'],
  NAS: ['hogar'],
  'Access Point': ['internacional'],
  Firewall: ['internacional'],
  'Storage Controller': ['internacional', 'accesorios'],
  Tablet: ['tablets'],
  Smartphone: ['cell', 'smartphones'],
  'E-Reader': ['tablets', 'hogar'],
  Smartwatch: ['accesorios'],
  Keyboard: ['accesorios'],
  Mouse: ['accesorios'],
  Monitor: ['televisores'],
  Webcam: ['camaras', 'accesorios'],
  Headphones: ['audio', 'accesorios'],
  Printer: ['hogar'],
  Scanner: ['hogar'],
  Projector: ['televisores', 'hogar'],
  'External HDD': ['accesorios'],
  'External SSD': ['accesorios'],
  'USB Drive': ['accesorios'],
  'Memory Card': ['camaras', 'accesorios'],
} as const satisfies Record<ProductType, readonly RetailCategory[]>

/** Up to about 200 dollars, and what a shopper with little money looks at. */
const laptops200Bam = 360
const budgetLaptopsBam = 620

const categoriesOfPrice = ({ type, bam }: DemoProduct): RetailCategory[] => {
  if (type !== 'Laptop' && type !== 'Chrome OS') return []
  return [
    ...(bam <= budgetLaptopsBam ? ['budget-laptops' as const] : []),
    ...(bam <= laptops200Bam ? ['laptops-200' as const] : []),
  ]
}

export const listingTags = (product: DemoProduct): readonly string[] =>
  [
    ...categoriesOfPrice(product),
    ...categoriesOfType[product.type],
    ...(product.gaming ? ['gaming' as const] : []),
    'electronica' as const,
  ].flatMap(tagsOf)

import type { CollectionRule } from '@dvaput/platform/tables/collections.table'
import type { LocalizedText } from './localized-text.ts'
import type { Colour } from './pictures/colours.ts'
import type { Look } from './pictures/looks.ts'
import type { ProductType } from './subcategories.ts'

export type DemoCollection = {
  readonly handle: string
  readonly title: LocalizedText
  readonly types: readonly ProductType[]
  /** What its tile shows. */
  readonly cover: readonly [Look, Colour]
  /** Beside the types. */
  readonly rules?: readonly CollectionRule[]
}

const tagged = (condition: string): CollectionRule => ({ column: 'TAG', relation: 'CONTAINS', condition })

const mobileTypes: readonly ProductType[] = ['Smartphone', 'Tablet', 'E-Reader', 'Smartwatch']

/** In the order of the menus. // CAT-12 */
export const mainCollections: readonly DemoCollection[] = [
  {
    handle: 'racunari-i-laptopi',
    title: { bcs: 'Računari i laptopi', en: 'Computers & laptops', es: 'Computadores y notebooks' },
    types: ['Laptop', 'Desktop', 'All-in-One', 'Small Form Factor', 'USFF', 'Workstation', 'Chrome OS'],
    cover: ['laptop-business-14', 'black'],
  },
  {
    handle: 'komponente-i-nadogradnje',
    title: { bcs: 'Komponente i nadogradnje', en: 'Components & upgrades', es: 'Componentes y mejoras' },
    types: ['CPU', 'RAM', 'Hard Disk/SSD', 'GPU', 'PSU', 'Motherboard', 'Case'],
    cover: ['gpu-dual-fan', 'black'],
  },
  {
    handle: 'mreze-i-serveri',
    title: { bcs: 'Mreže i serveri', en: 'Network & servers', es: 'Redes y servidores' },
    types: ['Switch', 'Router', 'Server', 'NAS', 'Access Point', 'Firewall', 'Storage Controller'],
    cover: ['server-2u', 'black'],
  },
  {
    handle: 'mobilni-telefoni',
    title: { bcs: 'Mobilni uređaji', en: 'Mobile phones', es: 'Celulares y tablets' },
    types: mobileTypes,
    cover: ['phone-notch', 'black'],
  },
  {
    handle: 'oprema-i-periferija',
    title: { bcs: 'Oprema i periferija', en: 'Peripherals & accessories', es: 'Periféricos y accesorios' },
    types: ['Keyboard', 'Mouse', 'Webcam', 'Headphones'],
    cover: ['headphones', 'black'],
  },
  {
    handle: 'pohrana',
    title: { bcs: 'Pohrana', en: 'Storage', es: 'Almacenamiento' },
    types: ['External HDD', 'External SSD', 'USB Drive', 'Memory Card', 'Hard Disk/SSD'],
    cover: ['external-ssd', 'grey'],
  },
  {
    handle: 'kancelarijska-i-poslovna-rjesenja',
    title: { bcs: 'Kancelarijska i poslovna rješenja', en: 'Office & business', es: 'Oficina y empresa' },
    types: ['Printer', 'Scanner', 'Projector'],
    cover: ['printer-laser', 'white'],
  },
  {
    handle: 'monitori',
    title: { bcs: 'Monitori', en: 'Monitors', es: 'Monitores' },
    types: ['Monitor'],
    cover: ['monitor-27', 'black'],
  },
  {
    handle: 'izdvojeno',
    title: { bcs: 'Izdvojeno', en: 'Featured', es: 'Destacados' },
    types: [],
    cover: ['laptop-thin-13', 'silver'],
    rules: [tagged('featured'), tagged('destacado')],
  },
  {
    handle: 'ponude-i-akcije',
    title: { bcs: 'Ponude i akcije', en: 'Sales', es: 'Ofertas' },
    types: [],
    cover: ['desktop-usff', 'black'],
    rules: [{ column: 'IS_PRICE_REDUCED', relation: 'IS_SET', condition: '' }, tagged('oferta'), tagged('sale')],
  },
]

/** Linked from the footer. // CAT-13 */
export const otherCollections: readonly DemoCollection[] = [
  {
    handle: 'mobilni-uredjaji',
    title: { bcs: 'Mobilni uređaji', en: 'Mobile devices', es: 'Dispositivos móviles' },
    types: mobileTypes,
    cover: ['tablet-edge', 'grey'],
  },
]

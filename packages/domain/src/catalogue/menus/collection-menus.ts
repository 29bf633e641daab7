import { type MainCollection, mainCollections } from '../../markets/main-collections.ts'
import type { SubcategorySlug } from './subcategories.ts'

/** The entries of each one's menu. The last two gather by tag and price, whatever the type. */
export const subcategoriesOf = {
  'racunari-i-laptopi': ['laptop', 'desktop', 'all-in-one', 'small-form-factor', 'usff', 'workstation', 'chrome-os'],
  'komponente-i-nadogradnje': ['cpu', 'ram', 'hard-disk-ssd', 'gpu', 'psu', 'motherboard', 'case'],
  'mreze-i-serveri': ['switch', 'router', 'server', 'nas', 'access-point', 'firewall', 'storage-controller'],
  'mobilni-telefoni': ['smartphone', 'tablet', 'e-reader', 'smartwatch'],
  'oprema-i-periferija': ['keyboard', 'mouse', 'webcam', 'headphones'],
  pohrana: ['external-hdd', 'external-ssd', 'usb-drive', 'memory-card', 'hard-disk-ssd'],
  'kancelarijska-i-poslovna-rjesenja': ['printer', 'scanner', 'projector'],
  monitori: ['monitor'],
  izdvojeno: [],
  'ponude-i-akcije': [],
} as const satisfies Record<MainCollection, readonly SubcategorySlug[]>

/** Linked from the footer under another name. // CAT-13 */
const aliases: Readonly<Record<string, MainCollection>> = { 'mobilni-uredjaji': 'mobilni-telefoni' }

/** The collection that a handle in a URL means; undefined for any other handle. */
export const findMainCollection = (handle: string): MainCollection | undefined =>
  mainCollections.find((collection) => collection === handle) ??
  (Object.hasOwn(aliases, handle) ? aliases[handle] : undefined)

/** Menu entries of no menu: they belong to where their types belong. */
const owners = {
  'all-desktops': 'racunari-i-laptopi',
  'ultra-small-form-factor': 'racunari-i-laptopi',
} as const satisfies Partial<Record<SubcategorySlug, MainCollection>>

/** `/products/{owning collection}/{slug}`; of two collections the first owns it. // HDR-12 */
export const subcategoryPath = (slug: SubcategorySlug): string => {
  const listed = mainCollections.find((collection) =>
    (subcategoriesOf[collection] as readonly SubcategorySlug[]).includes(slug),
  )
  return `/products/${listed ?? owners[slug as keyof typeof owners]}/${slug}`
}

/** Whether the specification has this page, also while the shop has no such product. */
export const isMenuEntry = ({ collection, slug }: { readonly collection: MainCollection; readonly slug: string }) =>
  (subcategoriesOf[collection] as readonly string[]).includes(slug) ||
  owners[slug as keyof typeof owners] === collection

/** The six tiles of the front page. // HOME-04 */
export const homeTiles = [
  'laptop',
  'smartphone',
  'tablet',
  'server',
  'switch',
  'all-desktops',
] as const satisfies readonly SubcategorySlug[]

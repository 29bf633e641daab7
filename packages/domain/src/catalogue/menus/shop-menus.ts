import { type MainCollection, mainCollections } from '../../markets/main-collections.ts'
import { subcategoriesOf } from './collection-menus.ts'
import { productTypesOf, type SubcategorySlug } from './subcategories.ts'
import { toTypeSlug } from './type-slug.ts'

/** The subcategories in the menu of each main collection. */
export type ShopMenus = Readonly<Record<MainCollection, readonly SubcategorySlug[]>>

/** A collection with products of every kind, as the reduced ones, would have a menu of forty entries. */
const maxEntries = 12

const isSlug = (slug: string): slug is SubcategorySlug => productTypesOf(slug) !== undefined

/** For a shop whose product types nobody could tell. */
export const specifiedMenus: ShopMenus = subcategoriesOf

/**
 * What the shop has in each collection: the entries of the specification in their order, then other types, those with
 * most products first. A type without products has no entry. // HDR-12, HDR-19
 *
 * @param typesOf product types by the handle of the collection, those with most products first
 */
export const toShopMenus = (typesOf: ReadonlyMap<string, readonly string[]>): ShopMenus => {
  const entriesOf = (collection: MainCollection): readonly SubcategorySlug[] => {
    const slugs = (typesOf.get(collection) ?? []).map(toTypeSlug).filter(isSlug)
    const specified = (subcategoriesOf[collection] as readonly SubcategorySlug[]).filter((slug) => slugs.includes(slug))
    return [...new Set([...specified, ...slugs])].slice(0, Math.max(maxEntries, specified.length))
  }
  return Object.fromEntries(mainCollections.map((each) => [each, entriesOf(each)])) as unknown as ShopMenus
}

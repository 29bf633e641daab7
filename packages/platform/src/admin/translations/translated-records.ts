import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { parseGid, parseNumericGid } from '../../graphql/gid.ts'
import { collections } from '../../tables/collections.table.ts'
import { menus, type StoredMenuItem } from '../../tables/content.table.ts'
import { productImages, products } from '../../tables/products.table.ts'
import type { AdminContext } from '../admin-context.ts'
import { parseMetafieldGid } from '../metafields.ts'
import { type KeyedTranslations, type Translatable, toColumns, toTranslatable } from './translatable.ts'

type Db = Transaction['db']
type Found = {
  readonly translatable: Translatable
  readonly write: (tx: Transaction, translations: KeyedTranslations) => Promise<unknown>
}
type Reader = (context: AdminContext, db: Db, gid: string) => Promise<Found | undefined>

const productOf = async ({ shop }: AdminContext, db: Db, id: number) =>
  (
    await db
      .select()
      .from(products)
      .where(and(eq(products.id, id), eq(products.shopId, shop.id)))
  )[0]

const collectionOf = async ({ shop }: AdminContext, db: Db, id: number) =>
  (
    await db
      .select()
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.shopId, shop.id)))
  )[0]

const readProduct: Reader = async (context, db, gid) => {
  const row = await productOf(context, db, parseNumericGid('Product', gid) ?? 0)
  return (
    row && {
      translatable: toTranslatable('Product', gid, row),
      write: (tx, changed) =>
        context.parts.catalogue.updateProduct(tx, context.shop, row.id, {
          translations: toColumns('Product', changed),
        }),
    }
  )
}

const readCollection: Reader = async (context, db, gid) => {
  const row = await collectionOf(context, db, parseNumericGid('Collection', gid) ?? 0)
  return (
    row && {
      translatable: toTranslatable('Collection', gid, row),
      write: (tx, changed) =>
        context.parts.catalogue.saveCollection(tx, context.shop, {
          ...{ id: row.id, title: row.title, translations: toColumns('Collection', changed) },
        }),
    }
  )
}

const readMediaImage: Reader = async (context, db, gid) => {
  const [found] = await db
    .select({ image: productImages })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(and(eq(productImages.id, parseNumericGid('MediaImage', gid) ?? 0), eq(products.shopId, context.shop.id)))
  if (!found) return undefined
  const { image } = found
  return {
    translatable: toTranslatable('MediaImage', gid, image),
    write: (tx, changed) =>
      context.parts.catalogue.changeImage(tx, context.shop, image, {
        ...{ id: image.id, translations: toColumns('MediaImage', changed) },
      }),
  }
}

const readMetafield: Reader = async (context, db, gid) => {
  const named = parseMetafieldGid(gid)
  const owner =
    named?.type === 'Product'
      ? await productOf(context, db, named.id)
      : named?.type === 'Collection'
        ? await collectionOf(context, db, named.id)
        : undefined
  const stored =
    named && owner && Object.hasOwn(owner.metafields, named.name) ? owner.metafields[named.name] : undefined
  if (!named || !owner || !stored) return undefined
  const { catalogue } = context.parts
  const texts = Object.entries(stored.translations ?? {}).map(([language, value]) => [language, { value }])
  return {
    translatable: { resourceId: gid, content: { value: stored.value }, translations: Object.fromEntries(texts) },
    write: (tx, changed) => {
      const translations = Object.fromEntries(
        Object.entries(changed).flatMap(([language, { value }]) => (value ? [[language, value]] : [])),
      )
      const metafields = { ...owner.metafields, [named.name]: { ...stored, translations } }
      return named.type === 'Product'
        ? catalogue.updateProduct(tx, context.shop, owner.id, { metafields })
        : catalogue.saveCollection(tx, context.shop, { id: owner.id, title: owner.title, metafields })
    },
  }
}

const replaceItem = (items: readonly StoredMenuItem[], changed: StoredMenuItem): readonly StoredMenuItem[] =>
  items.map((item) => (item.id === changed.id ? changed : { ...item, items: replaceItem(item.items ?? [], changed) }))

const flatten = (items: readonly StoredMenuItem[]): readonly StoredMenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.items ?? [])])

const readLink: Reader = async (context, db, gid) => {
  const id = parseNumericGid('Link', gid)
  const rows = await db.select().from(menus).where(eq(menus.shopId, context.shop.id))
  const menu = rows.find(({ items }) => flatten(items).some((item) => item.id === id))
  const item = menu && flatten(menu.items).find((each) => each.id === id)
  if (!menu || !item) return undefined
  return {
    translatable: toTranslatable('Link', gid, item),
    write: (tx, changed) =>
      tx.db
        .update(menus)
        .set({ items: replaceItem(menu.items, { ...item, translations: toColumns('Link', changed) }) })
        .where(eq(menus.id, menu.id)),
  }
}

const readers: Readonly<Record<string, Reader>> = {
  Collection: readCollection,
  Link: readLink,
  MediaImage: readMediaImage,
  Metafield: readMetafield,
  Product: readProduct,
}

/** The record behind an id whose texts can be translated. */
export const readTranslated: Reader = async (context, db, gid) => {
  const type = parseGid(gid)?.type ?? ''
  return Object.hasOwn(readers, type) ? readers[type]?.(context, db, gid) : undefined
}

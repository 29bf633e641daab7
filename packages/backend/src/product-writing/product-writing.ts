import type { Database } from '@dvaput/database/open-database'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Money } from '@dvaput/domain/money/money'
import type { MissingForSale } from '@dvaput/domain/products/missing-for-sale'
import type { Language } from '@dvaput/domain/text/language'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'
import type { ProductFacts, ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import type { StockReason } from '@dvaput/integrations/shop-products/shop-stock'
import type { PictureArea } from '@dvaput/pictures/read-picture'
import type { AuditIntents } from '../audit/audit-intents.ts'
import type { AuditAuthor } from '../audit/audit-log.ts'
import type { ChangeInTurn } from '../audit/change-in-turn.ts'
import type { RefreshCatalogue } from '../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { changeProduct, type ProductChanges } from './change-product.ts'
import { cropPicture } from './crop-picture.ts'
import { findSkuTwins } from './find-sku-twins.ts'
import { listKinds } from './list-kinds.ts'
import { createListProducts } from './list-products.ts'
import { listSpecificationNames } from './list-specification-names.ts'
import { findMissingForSale } from './missing-for-sale.ts'
import type { PriceHistory } from './price-history.ts'
import { findDifferences } from './product-differences.ts'
import { type EditedProduct, type EditRefusalCode, notFound, type ProductResult, refusalOf } from './product-result.ts'
import { productRevision } from './product-revision.ts'
import { toUpload } from './to-upload.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'isReadOnly' | 'products'>
  readonly audit: AuditIntents
  readonly inTurn: ChangeInTurn
  readonly sync: Pick<RefreshCatalogue, 'refreshProducts'>
  readonly priceHistory: Pick<PriceHistory, 'recordPrices' | 'listPrices'>
}

/** Which product, as whom it was seen, and who changes it. */
export type ProductEdit = {
  readonly shop: ShopHandle
  readonly gid: string
  /** Of the product as it was read. */
  readonly revision: string
  readonly by: AuditAuthor
}

type PriceMove = Omit<ProductEdit, 'revision'> & {
  readonly variantGid: string
  /** What the administrator saw, in minor units; refused where it costs something else by now. */
  readonly before: number
  readonly price: Money
}

type StockMove = Omit<ProductEdit, 'revision'> & {
  readonly variantGid: string
  readonly reason: StockReason
  readonly note?: string
  /** What the administrator saw; refused where it is another number by now. */
  readonly before: number
  readonly quantity: number
}

const recordOf = ({ shop, gid }: Pick<ProductEdit, 'shop' | 'gid'>) => `${shop} ${gid}`

export type ProductWriting = ReturnType<typeof createProductWriting>

export const productIdOf = (gid: string): number => Number(/\/(\d{1,15})$/.exec(gid)?.[1] ?? 0)

const toEdited = (product: ShopProduct): EditedProduct => ({ ...product, revision: productRevision(product) })

/** Products as the shop's own people list, read and change them, through the Admin API of their shop. */
export const createProductWriting = ({ database, shops, audit, inTurn, sync, priceHistory }: Needs) => {
  const read = async (shop: ShopHandle, gid: string): Promise<EditedProduct | null> => {
    const product = await shops[shop].products.read(gid)
    return product && toEdited(product)
  }

  /** After a change: the replica follows at once, also where no webhook comes, and the log says what differs. */
  const settle = async (
    { shop, gid, by }: Omit<ProductEdit, 'revision'>,
    before: ShopProduct,
    { action, intent }: { readonly action: AuditAction; readonly intent: string },
  ): Promise<EditedProduct | null> => {
    const after = await read(shop, gid)
    if (!after) return null
    const { names, ...differences } = findDifferences(before, after)
    const isPriceAlone = names.every((name) => name === 'prices')
    const recorded = action === 'product.update' && isPriceAlone ? 'product.price' : action
    const entry = { by, action: recorded, subject: { kind: 'product', id: gid }, ...differences }
    await audit.end(intent, names.length > 0 ? entry : null)
    if (names.includes('prices'))
      await priceHistory.recordPrices(
        shop,
        after.variants.map(({ gid: variantGid, price, compareAt }) => ({
          ...{ productId: productIdOf(gid), variantGid, price, compareAt },
        })),
        by.id ?? by.name,
      )
    await sync.refreshProducts(shop, [productIdOf(gid)])
    return after
  }

  /** A refusal or a failure in the middle may have left a part of the change, so that is recorded as well. */
  const editNow = async (
    what: ProductEdit,
    action: AuditAction | ((before: ShopProduct) => AuditAction),
    work: (product: ShopProduct) => Promise<Outcome<unknown>>,
    check: (product: ShopProduct) => Promise<readonly MissingForSale[]> = async () => [],
  ): Promise<ProductResult<EditedProduct, EditRefusalCode>> => {
    const before = await read(what.shop, what.gid)
    if (!before) return notFound
    if (before.revision !== what.revision) return { ok: false, code: 'changed-meanwhile', current: before }
    const missing = await check(before)
    if (missing.length > 0) return { ok: false, code: 'incomplete', missing }
    const named = typeof action === 'string' ? action : action(before)
    const intent = await audit.begin({ by: what.by, action: named, subject: { kind: 'product', id: what.gid } })
    const settleNow = () => settle(what, before, { action: named, intent })
    const outcome = await work(before).catch(async (error: unknown) => {
      await settleNow().catch(() => undefined)
      throw error
    })
    const refusal = refusalOf(outcome)
    const after = await settleNow()
    if (refusal) return refusal
    return after ? { ok: true, value: after } : notFound
  }

  const edit: typeof editNow = (what, ...change) => inTurn(recordOf(what), () => editNow(what, ...change))

  /** A SKU that is new to the product and stands for something else already. */
  const findTakenSku = async (
    { shop, gid }: ProductEdit,
    { prices = [] }: ProductChanges,
  ): Promise<string | undefined> => {
    const typed = prices.flatMap(({ sku }) => sku || [])
    if (typed.length === 0) return undefined
    const before = await read(shop, gid)
    if (!before) return undefined
    const after = before.variants.map(
      ({ gid: variantGid, sku }) => prices.find((each) => each.variantGid === variantGid)?.sku ?? sku,
    )
    const had = before.variants.map(({ sku }) => sku)
    const added = typed.filter((sku) => !had.includes(sku))
    const twice = typed.find(
      (sku) => after.filter((each) => each === sku).length > 1 && had.filter((each) => each === sku).length < 2,
    )
    const [twin] = await findSkuTwins(
      database,
      { shop, gid, skus: added },
      // What was archived, and may have been sold, keeps nobody from using its SKU; its screen warns.
      { products: shops[shop].products, statuses: ['draft'] },
      'en',
    )
    return twice ?? twin?.sku
  }

  /** What goes on sale has everything that it needs; what is on sale already keeps a price. */
  const checkForSale = async (
    shop: ShopHandle,
    before: ShopProduct,
    { status = before.status, prices = [], metafields = {}, productType = before.productType }: ProductChanges,
  ): Promise<readonly MissingForSale[]> => {
    if (status !== 'active') return []
    const variants = before.variants.map((variant) => ({
      ...variant,
      price: prices.find(({ variantGid }) => variantGid === variant.gid)?.price ?? variant.price,
    }))
    const written = (name: 'grade' | 'condition') => ({
      value: metafields[name] ?? before.metafields[name]?.value ?? '',
    })
    const facts = { grade: written('grade'), condition: written('condition') }
    if (before.status !== 'active')
      return findMissingForSale(database, shop, { ...before, productType, variants, metafields: facts })
    return prices.some(({ price }) => price.minor < 1) ? ['price'] : []
  }

  /** Of this product alone, whatever id a form names. */
  const editPicture = (
    what: ProductEdit,
    pictureGid: string,
    work: (products: ShopProducts, product: ShopProduct) => Promise<Outcome<unknown>>,
  ) =>
    edit(what, 'product.update', async (product) =>
      product.pictures.some(({ gid }) => gid === pictureGid)
        ? work(shops[what.shop].products, product)
        : { ok: false, error: { code: null, message: 'The product has no such picture' } },
    )

  /** Two products of one SKU cannot be told apart: the copy's say which product they belong to. */
  const giveNewSkus = async (shop: ShopHandle, gid: string): Promise<void> => {
    const copy = await read(shop, gid)
    const suffix = productIdOf(gid).toString(36).toUpperCase()
    const prices = (copy?.variants ?? []).flatMap(({ gid: variantGid, sku, price, compareAt }) =>
      sku ? [{ variantGid, price, compareAt, sku: `${sku}-${suffix}` }] : [],
    )
    if (prices.length > 0) await shops[shop].products.setPrices(gid, prices)
  }

  return {
    list: createListProducts({ database, shops }),
    read,
    listKinds: (shop: ShopHandle) => listKinds(database, shop),
    listSpecificationNames: (shop: ShopHandle, kind: string) => listSpecificationNames(database, shop, kind),
    isReadOnly: (shop: ShopHandle): boolean => shops[shop].isReadOnly === true,
    findSkuTwins: (shop: ShopHandle, { gid, variants }: ShopProduct, language: Language) =>
      findSkuTwins(
        database,
        { shop, gid, skus: variants.flatMap(({ sku }) => sku || []) },
        { products: shops[shop].products, statuses: ['draft', 'archived'] },
        language,
      ),
    findMissing: (shop: ShopHandle, product: ShopProduct) => findMissingForSale(database, shop, product),
    listPrices: (shop: ShopHandle, gid: string) => priceHistory.listPrices(shop, productIdOf(gid)),

    async create(shop: ShopHandle, by: AuditAuthor, facts: ProductFacts & { readonly title: string }) {
      const entry = { by, action: 'product.create' } as const
      const intent = await audit.begin({ ...entry, subject: { kind: 'product', id: shop }, wanted: facts })
      const created = await shops[shop].products.create({ status: 'draft', ...facts })
      const refusal = refusalOf(created)
      const gid = created.ok && !refusal ? created.value.gid : undefined
      await audit.end(
        intent,
        gid === undefined ? null : { ...entry, subject: { kind: 'product', id: gid }, after: facts },
      )
      if (gid === undefined) return refusal ?? notFound
      await sync.refreshProducts(shop, [productIdOf(gid)])
      return { ok: true, value: gid } as const
    },

    async change(
      what: ProductEdit,
      changes: ProductChanges,
    ): Promise<ProductResult<EditedProduct, EditRefusalCode | 'sku-taken'>> {
      const taken = await findTakenSku(what, changes)
      if (taken) return { ok: false, code: 'sku-taken', sku: taken }
      const actionOf = (before: ShopProduct): AuditAction => {
        if (changes.status === undefined || changes.status === before.status) return 'product.update'
        if (changes.status === 'archived') return 'product.archive'
        return before.status === 'archived' ? 'product.restore' : 'product.update'
      }
      return edit(
        what,
        actionOf,
        (before) => changeProduct(shops[what.shop].products, before, changes),
        (before) => checkForSale(what.shop, before, changes),
      )
    },

    /** Goes on sale or leaves it, at the time that was set for it. */
    followSchedule: (what: ProductEdit, status: 'active' | 'draft') =>
      edit(
        what,
        'product.schedule',
        () => shops[what.shop].products.update(what.gid, { status }),
        // What else it lacks was said when the time was set.
        async ({ variants }) => (status === 'active' && variants.some(({ price }) => price.minor < 1) ? ['price'] : []),
      ),

    /** The copy's id; it is a draft without stock. */
    async duplicate(
      what: Omit<ProductEdit, 'revision'>,
      title: string,
    ): Promise<ProductResult<string, Exclude<EditRefusalCode, 'incomplete'>>> {
      const { shop, gid, by } = what
      const [entry, wanted] = [{ by, action: 'product.duplicate' } as const, { title, copyOf: gid }]
      const intent = await audit.begin({ ...entry, subject: { kind: 'product', id: gid }, wanted })
      const copied = await shops[shop].products.duplicate(gid, title)
      const refusal = refusalOf(copied)
      if (!copied.ok || refusal) {
        await audit.end(intent, null)
        return refusal ?? notFound
      }
      // The copy is there, whatever becomes of its SKUs.
      await audit.end(intent, { ...entry, subject: { kind: 'product', id: copied.value }, after: wanted })
      await giveNewSkus(shop, copied.value)
      return { ok: true, value: copied.value }
    },

    /** Of one variant, for lists, where nothing else of the product was seen. */
    setPrice: (move: PriceMove): Promise<ProductResult<EditedProduct, EditRefusalCode | 'compare-at-too-low'>> =>
      inTurn(recordOf(move), async () => {
        const { shop, gid, variantGid, by, before, price } = move
        const product = await read(shop, gid)
        const variant = product?.variants.find((each) => each.gid === variantGid)
        if (!product || !variant) return notFound
        if (price.minor < 1) return { ok: false, code: 'incomplete', missing: ['price'] }
        if (variant.price.minor === price.minor) return { ok: true, value: product }
        if (variant.price.minor !== before) {
          await sync.refreshProducts(shop, [productIdOf(gid)])
          return { ok: false, code: 'changed-meanwhile', current: product }
        }
        const { compareAt } = variant
        if (compareAt && compareAt.minor <= price.minor) return { ok: false, code: 'compare-at-too-low' }
        return editNow({ shop, gid, by, revision: product.revision }, 'product.price', () =>
          shops[shop].products.setPrices(gid, [{ variantGid, price, compareAt }]),
        )
      }),

    async moveStock(move: StockMove): Promise<ProductResult<number, Exclude<EditRefusalCode, 'incomplete'>>> {
      const { shop, gid, variantGid, by, reason, note, before, quantity } = move
      const product = await read(shop, gid)
      const variant = product?.variants.find((each) => each.gid === variantGid)
      if (!product || !variant) return notFound
      const { inventoryItemGid } = variant
      const reference = `dvaput://administrators/${by.id ?? 'command-line'}`
      const entry = {
        by,
        action: 'stock.move',
        subject: { kind: 'product', id: gid },
        before: { variantGid, quantity: before },
        after: { variantGid, quantity, reason, ...(note && { note }) },
      } as const
      const intent = await audit.begin({ ...entry, wanted: entry.after })
      const moved = await shops[shop].products.setStock({ inventoryItemGid, reason, reference, before, quantity })
      const refusal = refusalOf(moved)
      await audit.end(intent, refusal ? null : entry)
      if (!moved.ok && moved.error.code === 'COMPARE_QUANTITY_STALE') {
        const current = await read(shop, gid)
        await sync.refreshProducts(shop, [productIdOf(gid)])
        return current ? { ok: false, code: 'changed-meanwhile', current } : notFound
      }
      if (refusal) return refusal
      await sync.refreshProducts(shop, [productIdOf(gid)])
      return { ok: true, value: quantity }
    },

    /** Behind the others. The shop reads and re-encodes it. */
    async addPicture(
      what: ProductEdit,
      bytes: Uint8Array<ArrayBuffer>,
      alt: string,
    ): Promise<ProductResult<EditedProduct, EditRefusalCode | 'too-large'>> {
      const upload = toUpload(bytes)
      if (typeof upload === 'string') return { ok: false, code: upload }
      return edit(what, 'product.update', () => shops[what.shop].products.addPicture(what.gid, upload, alt))
    },

    movePicture: (what: ProductEdit, pictureGid: string, place: number) =>
      editPicture(what, pictureGid, (products) => products.movePicture(what.gid, pictureGid, place)),

    /** `alts` in other languages than the shop's first. */
    describePicture: (
      what: ProductEdit,
      pictureGid: string,
      alt: string,
      alts: Partial<Record<Language, string>> = {},
    ) =>
      editPicture(what, pictureGid, async (products) => {
        const described = await products.describePicture(pictureGid, alt)
        const texts = Object.entries(alts).map(([language, text]) => [language, { alt: text }])
        return described.ok && texts.length > 0 ? products.translate(pictureGid, Object.fromEntries(texts)) : described
      }),

    /** The area takes the place of the whole picture. */
    cropPicture: (what: ProductEdit, pictureGid: string, area: PictureArea) =>
      editPicture(what, pictureGid, (products, product) => cropPicture(products, product, pictureGid, area)),

    removePicture: (what: ProductEdit, pictureGid: string) =>
      editPicture(what, pictureGid, (products) => products.removePicture(what.gid, pictureGid)),
  }
}

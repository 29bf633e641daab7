import { randomUUID } from 'node:crypto'
import { failpoint } from '@dvaput/database/failpoint'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, inArray, isNull, sql } from '@dvaput/database/query'
import { createMoney } from '@dvaput/domain/money/money'
import type { ShopTemporaryProducts } from '@dvaput/integrations/temporary-products/shop-temporary-products'
import type { PricedImport } from './price-imported-lines.ts'
import { type TemporaryProduct, temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly shop: ShopTemporaryProducts
}

/** By then nobody pays for it any more. */
export const temporaryHours = 24

export type MadeProduct = TemporaryProduct & { readonly variantId: string }

const handleOf = ({ id }: TemporaryProduct) => `imported-${id}`

/** The row comes first, so that whatever the shop has made is known and removed again. */
export const createMakeTemporaryProducts = ({ database: { db }, shop }: Needs) => {
  const insert = async (checkoutId: string | null, line: PricedImport): Promise<TemporaryProduct> => {
    const { price, offerId, picture: _picture, ...facts } = line
    const isAgreed = offerId !== undefined
    const [inserted] = await db
      .insert(temporaryProducts)
      .values({ ...facts, id: randomUUID(), checkoutId, isAgreed, price: price.minor })
      .onConflictDoNothing()
      .returning()
    if (inserted) return inserted
    const [known] = await db
      .select()
      .from(temporaryProducts)
      .where(
        and(
          eq(temporaryProducts.checkoutId, checkoutId ?? ''),
          eq(temporaryProducts.eraId, line.eraId),
          eq(temporaryProducts.isAgreed, isAgreed),
        ),
      )
    if (!known) throw new Error('inserting a temporary product returned no row')
    return known
  }

  /** Any number of times: the handle is the same product. */
  const setAtShop = async (row: TemporaryProduct, picture?: string): Promise<MadeProduct> => {
    const { title, sku, grams, quantity } = row
    const price = createMoney(row.price, 'CLP')
    const made = await shop.set({ handle: handleOf(row), title, sku, grams, quantity, price, picture })
    await failpoint('after-temporary-product')
    await db.update(temporaryProducts).set(made).where(eq(temporaryProducts.id, row.id))
    return { ...row, ...made }
  }

  return {
    async make(checkoutId: string | null, lines: readonly PricedImport[]): Promise<readonly MadeProduct[]> {
      const made: MadeProduct[] = []
      for (const line of lines) {
        const row = await insert(checkoutId, line)
        await failpoint('after-temporary-row')
        made.push(row.variantId === null ? await setAtShop(row, line.picture) : { ...row, variantId: row.variantId })
      }
      return made
    },

    setAgain: (row: TemporaryProduct) => setAtShop(row),

    /** Those that were made for no checkout yet, by the shop's ids. */
    findFree: (variantIds: readonly string[]): Promise<TemporaryProduct[]> =>
      db
        .select()
        .from(temporaryProducts)
        .where(
          and(
            inArray(temporaryProducts.variantId, [...variantIds]),
            isNull(temporaryProducts.checkoutId),
            isNull(temporaryProducts.removedAt),
            gt(temporaryProducts.createdAt, sql`app_now() - make_interval(hours => ${temporaryHours})`),
          ),
        ),

    /** Gives a free one to a checkout, with as many as are bought there. Undefined where another checkout was faster. */
    async give(row: TemporaryProduct, checkoutId: string, quantity: number): Promise<MadeProduct | undefined> {
      const [given] = await db
        .update(temporaryProducts)
        .set({ checkoutId, quantity })
        .where(and(eq(temporaryProducts.id, row.id), isNull(temporaryProducts.checkoutId)))
        .returning()
      return given && setAtShop(given)
    },
  }
}

export type MakeTemporaryProducts = ReturnType<typeof createMakeTemporaryProducts>

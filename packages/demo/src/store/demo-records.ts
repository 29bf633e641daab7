import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { ProductImports } from '@dvaput/backend/product-imports/product-imports'
import type { Database } from '@dvaput/database/open-database'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly imports: Pick<ProductImports, 'submit'>
}

/** Words that the demo sells nothing for, and how often they were searched for. */
const searches: Readonly<Record<Language, readonly (readonly [word: string, count: number])[]>> = {
  bcs: [
    ['gramofon', 6],
    ['elektricni trotinet', 4],
    ['dron sa kamerom', 3],
  ],
  en: [
    ['turntable', 2],
    ['electric scooter', 1],
  ],
  es: [
    ['tocadiscos', 4],
    ['aspiradora robot', 5],
    ['parlante bluetooth', 2],
  ],
}

const shop: ShopHandle = 'main'
/** The first sync of the catalogue takes about as long. */
const delayMs = 30_000
const year = 365 * 24 * 60 * 60

/** Gives the demo searches without results, and an import that was checked and waits for somebody to apply it. */
export const createDemoRecords = ({ database, jobs, imports }: Needs) => {
  const countSearches = async () => {
    const words = Object.entries(searches).flatMap(([language, each]) =>
      each.map(([word, count], index) => ({ word, language, count, days_ago: 2 * index + 1 })),
    )
    await database.pool.query(
      `INSERT INTO backend.search_misses (day, word, language, count)
       SELECT (app_now() AT TIME ZONE 'UTC')::date - days_ago, word, language, count
       FROM jsonb_to_recordset($1::jsonb) AS miss (word text, language text, count int, days_ago int)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(words)],
    )
  }

  const checkImport = async () => {
    const { rows } = await database.pool.query<{ id: string; price: string }>(
      `SELECT id, price_minor / 100 AS price FROM backend.catalogue_products
       WHERE shop = $1 AND jsonb_array_length(variants) = 1 AND stock > 0 ORDER BY id LIMIT 4`,
      [shop],
    )
    if (rows.length === 0) throw new Error(`no products of ${marketOfShop(shop)} yet`)
    const lines = rows.map(({ id, price }, index) => `${id},${index === 2 ? '?' : Number(price) + 10}`)
    const text = ['product_id,price', ...lines, '1,99'].join('\n')
    const checked = await imports.submit({ shop, by: { id: null, name: 'Demo' }, fileName: 'akcija.csv', text })
    if (typeof checked === 'string') throw new Error(`the demo import was refused: ${checked}`)
  }

  const seedJob = jobs.define({
    name: 'seed-demo-records',
    payload: z.object({}),
    retryDelaySeconds: 10,
    keepSeconds: 10 * year,
    async run() {
      await countSearches()
      await checkImport()
    },
  })

  /** Once, however often the demo starts. */
  return (startAfter = new Date(Date.now() + delayMs)): Promise<void> =>
    database.inTransaction(async (tx) => {
      await jobs.enqueue(tx, seedJob, {}, { key: 'demo', startAfter })
    })
}

import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { PictureRefusal } from '../pictures/save-picture.ts'
import { type Shop, shops } from '../tables/shops.table.ts'
import type { createCatalogue } from './catalogue.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'jobs' | 'log'> & {
  readonly pictures: Pick<Pictures, 'save'>
  readonly catalogue: Pick<ReturnType<typeof createCatalogue>, 'addImage'>
}

/** Jobs of an earlier release say `address`. */
const renameAddress = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('address' in value)) return value
  const { address, ...rest } = value
  return { url: address, ...rest }
}

const picture = z.preprocess(renameAddress, z.object({ url: z.url(), altText: z.string().nullable() }))
const payload = z.object({ shopId: z.number(), productId: z.number(), pictures: z.array(picture) })

export type PictureSource = z.infer<typeof payload>['pictures'][number]

/** Retried; every other refusal is final. */
const passing: ReadonlySet<PictureRefusal> = new Set(['unreachable', 'busy'])

/** Fetches the pictures that a product was given by URL, in their order and outside the caller's transaction. */
export const defineImportPictures = ({ database, jobs, log, pictures, catalogue }: Needs) => {
  const job = jobs.define({
    name: 'import-pictures',
    formerNames: ['take-pictures'],
    payload,
    retryLimit: 6,
    retryDelaySeconds: 30,
    retryDelayMaxSeconds: 3_600,
    expireInSeconds: 900,
    async run({ shopId, productId, pictures: sources }) {
      const [shop] = await database.db.select().from(shops).where(eq(shops.id, shopId))
      if (!shop) return
      let left = 0
      for (const { url, altText } of sources) {
        const saved = await pictures.save(new URL(url))
        if (saved.ok) {
          const { pictureKey, width, height } = saved
          const image = { pictureKey, altText, width, height }
          await database.inTransaction((tx) => catalogue.addImage(tx, shop, productId, image))
        } else if (passing.has(saved.refusal)) left += 1
        else log.warn({ productId, refusal: saved.refusal }, 'product picture refused')
      }
      if (left > 0) throw new Error(`${left} pictures of product ${productId} could not be fetched`)
    },
  })

  return async (tx: Transaction, shop: Shop, productId: number, sources: readonly PictureSource[]): Promise<void> => {
    if (sources.length > 0) await jobs.enqueue(tx, job, { shopId: shop.id, productId, pictures: [...sources] })
  }
}

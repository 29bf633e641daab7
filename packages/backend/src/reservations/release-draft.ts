import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { ShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { markCompleted } from './mark-completed.ts'
import { reservationTag } from './reservation-tag.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly draftsOf: (shop: ShopHandle) => Pick<ShopDrafts, 'findByTag' | 'remove'>
}

type Released = { readonly id: string; readonly shop: ShopHandle; readonly draftId: string | null }

/** By then the shop has made whatever a request of ours could still make. */
const lateMs = 15 * 60_000

/** Deletes the draft order of a reservation that has ended, which gives its stock back. */
export const defineReleaseDraft = ({ database, jobs, draftsOf }: Needs) => {
  const job = jobs.define({
    name: 'release-reservation-draft',
    payload: z.object({ id: z.uuid(), shop: z.enum(shopHandles), draftId: z.string().nullable() }),
    async run({ id, shop, draftId }: Released) {
      const drafts = draftsOf(shop)
      const draft = draftId === null ? await drafts.findByTag(reservationTag(id)) : { id: draftId, orderId: null }
      if (!draft) return
      const outcome = await drafts.remove(draft.id)
      // Paid at the counter at the very moment when it ended: the order counts.
      if (outcome.orderId !== null) await markCompleted(database.db, id, outcome.orderId)
    },
  })
  return {
    release: async (tx: Transaction, { id, shop, draftId }: Released) =>
      void (await jobs.enqueue(tx, job, { id, shop, draftId }, { key: `${id}:${draftId}` })),
    /** For a request whose answer was lost: a draft order that appears later is deleted too. */
    releaseLater: async (tx: Transaction, { id, shop }: Pick<Released, 'id' | 'shop'>) =>
      void (await jobs.enqueue(
        tx,
        job,
        { id, shop, draftId: null },
        { key: `${id}:late`, startAfter: new Date(Date.now() + lateMs) },
      )),
  }
}

export type ReleaseDraft = ReturnType<typeof defineReleaseDraft>

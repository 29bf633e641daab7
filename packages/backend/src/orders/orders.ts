import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import { createAskShop } from './ask-shop.ts'
import { createCancelOrder, type OnCancel } from './cancel-order.ts'
import { createKeepOrders } from './keep-orders.ts'
import { createOrderTopics } from './order-topics.ts'
import { createReadOrders } from './read-orders.ts'
import { createRecordOrder, type OnRecorded } from './record-order.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'log'> & {
    readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  }
  readonly shops: ConnectedShops<'orders' | 'source'>
  readonly onRecorded?: readonly OnRecorded[]
  readonly onChanged?: readonly OnRecorded[]
}

export type OrderListener = {
  readonly onRecorded?: OnRecorded
  readonly onChanged?: OnRecorded
  readonly onCancel?: OnCancel
}

/** Our own record of the orders of both shops, fed by webhooks and by asking. */
export const createOrders = ({ infrastructure, shops, ...needs }: Needs) => {
  const { database, jobs, log } = infrastructure
  const hooks = {
    onRecorded: [...(needs.onRecorded ?? [])],
    onChanged: [...(needs.onChanged ?? [])],
    onCancel: [] as OnCancel[],
  }
  const recordOrder = createRecordOrder({ database, ...hooks })
  const { askOn, askFor } = createAskShop({ database, shops, recordOrder })

  const askJob = jobs.define({
    name: 'ask-for-orders',
    cron: '* * * * *',
    payload: z.object({}),
    // The next minute asks again.
    retryLimit: 0,
    keepSeconds: 60 * 60,
    async run(_payload, { signal }) {
      for (const shop of shopHandles)
        await askOn(shop, signal).catch((error: unknown) =>
          log.warn({ shop, error: describeError(error) }, 'asking for orders failed'),
        )
    },
  })

  return {
    ...createReadOrders(database),
    recordOrder,
    askFor,
    /** Whoever is built on the orders hears of them. */
    listen(listener: OrderListener): void {
      if (listener.onRecorded) hooks.onRecorded.push(listener.onRecorded)
      if (listener.onChanged) hooks.onChanged.push(listener.onChanged)
      if (listener.onCancel) hooks.onCancel.push(listener.onCancel)
    },
    keep: createKeepOrders(database),
    cancel: createCancelOrder({ shops, recordOrder, onCancel: hooks.onCancel }),
    /** At start, so that nobody waits a minute for orders that were placed meanwhile. */
    begin: () => database.inTransaction((tx) => jobs.enqueue(tx, askJob, {})),
    topicsOf: createOrderTopics({ shops, recordOrder }),
  }
}

export type Orders = ReturnType<typeof createOrders>

import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import { createAskShop } from './ask-shop.ts'
import { createCancelOrder } from './cancel-order.ts'
import { createKeepOrders } from './keep-orders.ts'
import { createOrderTopics } from './order-topics.ts'
import { createReadOrders } from './read-orders.ts'
import { createRecordOrder, type OnRecorded } from './record-order.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly shops: ConnectedShops<'orders' | 'source'>
  readonly log: Log
  readonly onRecorded?: readonly OnRecorded[]
  readonly onChanged?: readonly OnRecorded[]
  readonly cancelImported?: Parameters<typeof createCancelOrder>[0]['cancelImported']
}

/** Our own record of the orders of both shops, fed by webhooks and by asking. */
export const createOrders = ({
  database,
  jobs,
  shops,
  log,
  onRecorded = [],
  onChanged = [],
  cancelImported = async () => undefined,
}: Needs) => {
  const recordOrder = createRecordOrder({ database, onRecorded, onChanged })
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
    keep: createKeepOrders(database),
    cancel: createCancelOrder({ shops, recordOrder, cancelImported }),
    /** At start, so that nobody waits a minute for orders that were placed meanwhile. */
    begin: () => database.inTransaction((tx) => jobs.enqueue(tx, askJob, {})),
    topicsOf: createOrderTopics({ shops, recordOrder }),
  }
}

export type Orders = ReturnType<typeof createOrders>

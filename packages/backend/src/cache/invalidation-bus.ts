import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Invalidation } from '@dvaput/domain/flow/tagged-cache'
import { z } from 'zod'
import { describeError } from '../log/describe-error.ts'
import { createListeningClient } from './listening-client.ts'
import { splitTags } from './split-tags.ts'

export type InvalidationListener = (invalidation: Invalidation) => void
export type InvalidationBus = ReturnType<typeof createInvalidationBus>

const channel = 'dvaput_invalidation'

const parseTags = (payload: string): Invalidation => {
  try {
    return z.array(z.string()).parse(JSON.parse(payload))
  } catch {
    // From another version of ours perhaps; dropping too much is the safe reading.
    return 'everything'
  }
}

export const createInvalidationBus = ({ url, log }: { url: string; log: Log }) => {
  const listeners = new Set<InvalidationListener>()

  const tell = (invalidation: Invalidation) => {
    for (const listener of listeners) {
      try {
        listener(invalidation)
      } catch (error) {
        log.error({ error: describeError(error) }, 'cache invalidation listener failed')
      }
    }
  }

  const client = createListeningClient({
    url,
    channel,
    log,
    onNotice: (payload) => tell(parseTags(payload)),
    // Notices may have been missed.
    onReconnect: () => tell('everything'),
  })

  return {
    start: client.start,
    close: client.close,

    /** Every process hears of it when the transaction is committed, and nobody if it is not. */
    async publish(tx: Transaction, tags: readonly string[]) {
      for (const payload of splitTags(tags)) await tx.client.query('SELECT pg_notify($1, $2)', [channel, payload])
    },

    subscribe(listener: InvalidationListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

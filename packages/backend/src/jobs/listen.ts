import type { Log } from '@dvaput/database/log'
import { createListeningClient } from '../cache/listening-client.ts'

/** The queue's notices, over a connection that comes back by itself. */
export const createListen =
  (url: string, log: Log) => async (channel: string, onNotice: (payload: string) => void, onReconnect: () => void) => {
    const client = createListeningClient({ url, channel, log, onNotice, onReconnect })
    await client.start()
    return { close: client.close }
  }

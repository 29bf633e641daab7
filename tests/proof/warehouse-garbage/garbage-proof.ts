import { openStoreProof } from '../store-processes/store-proof.ts'
import { type GarbageProxy, startGarbageProxy } from './garbage-proxy.ts'

const hour = 3_600_000

/** A store before a warehouse that talks one kind of rubbish at a time. */
export const openGarbageProof = async (postgresUrl: string, { timeoutMs }: { readonly timeoutMs: number }) => {
  let proxy: GarbageProxy | undefined
  let aheadMs = 0
  const store = await openStoreProof(postgresUrl, {
    eraNow: () => Date.now() + aheadMs,
    eraTimeoutMs: timeoutMs,
    eraRoute: async (url) => {
      proxy = await startGarbageProxy(url)
      return proxy.url
    },
  })
  if (!proxy) throw new Error('the store asked for no way to the warehouse')
  const started = proxy
  return {
    ...store,
    proxy: started,
    /** What one kind has made of it must not protect the next. */
    letCircuitClose() {
      aheadMs += hour
    },
    async close() {
      await store.close()
      await started.close()
    },
  }
}

export type GarbageProof = Awaited<ReturnType<typeof openGarbageProof>>

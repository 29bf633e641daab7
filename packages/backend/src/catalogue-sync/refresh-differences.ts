import type { Log } from '@dvaput/database/log'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { describeError } from '../log/describe-error.ts'
import type { CatalogueSync } from './catalogue-sync.ts'

type Needs = { readonly sync: Pick<CatalogueSync, 'refreshProducts'>; readonly log: Log }

/** Syncs products whose live price or stock differs from the replica; each once, however many visitors see it. */
export const createRefreshDifferences = ({ sync, log }: Needs) => {
  const running = new Set<string>()
  return async (shop: ShopHandle, ids: readonly number[]): Promise<void> => {
    const keyOf = (id: number) => `${shop} ${id}`
    const missing = ids.filter((id) => !running.has(keyOf(id)))
    for (const id of missing) running.add(keyOf(id))
    try {
      await sync.refreshProducts(shop, missing)
    } catch (error) {
      log.warn({ shop, error: describeError(error) }, 'product sync failed')
    } finally {
      for (const id of missing) running.delete(keyOf(id))
    }
  }
}

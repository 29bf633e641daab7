import { setTimeout as sleep } from 'node:timers/promises'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { RunningServer } from './running-server.ts'

const syncedWithinMs = 120_000

/** The age is reported once a full sync has finished. */
const isSynced = async (url: string, shops: readonly ShopHandle[]) => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return shops.every((shop) => metrics.includes(`catalogue_replica{shop="${shop}",figure="age_seconds"}`))
}

/** Waits until the server has synced the catalogue of the shops: before that, listings have no filters and search is simple. */
export const waitForCatalogueSync = async (
  { url, output }: Pick<RunningServer, 'url' | 'output'>,
  shops: readonly ShopHandle[] = shopHandles,
): Promise<void> => {
  for (const deadline = Date.now() + syncedWithinMs; !(await isSynced(url, shops)); await sleep(100))
    if (Date.now() > deadline) throw new Error(`the catalogue was not synced:\n${output()}`)
}

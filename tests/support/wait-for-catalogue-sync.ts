import { setTimeout as sleep } from 'node:timers/promises'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { RunningServer } from './running-server.ts'

const copiedWithinMs = 120_000

/** The age of a copy is told from the moment it is whole. */
const isCopied = async (url: string, shops: readonly ShopHandle[]) => {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return shops.every((shop) => figures.includes(`catalogue_copy{shop="${shop}",figure="age_seconds"}`))
}

/** Waits until the server has its own copy of the shops: before that, listings have no filters and search is simple. */
export const waitForCatalogueSync = async (
  { url, output }: Pick<RunningServer, 'url' | 'output'>,
  shops: readonly ShopHandle[] = shopHandles,
): Promise<void> => {
  for (const deadline = Date.now() + copiedWithinMs; !(await isCopied(url, shops)); await sleep(100))
    if (Date.now() > deadline) throw new Error(`the catalogue was not copied:\n${output()}`)
}

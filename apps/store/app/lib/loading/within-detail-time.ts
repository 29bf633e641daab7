import { sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'
import { within } from '@dvaput/domain/flow/within'

/** Waits 8 seconds for a product's page, whatever it takes to make it. // PDP-28 */
export const withinDetailTime = <Page>(page: Promise<Page>): Promise<Page | 'timeout'> =>
  within(AbortSignal.timeout(sourceTimeoutsMs.detail), page, () => 'timeout' as const)

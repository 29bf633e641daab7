import { failpoint } from '@dvaput/database/failpoint'
import type { Database } from '@dvaput/database/open-database'
import { importedProductTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { ExchangeRate } from '@dvaput/domain/international/exchange-rate'
import type { EraClient } from '@dvaput/integrations/era/era-client'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { createClock } from '../clock/clock.ts'
import { findPageProblem, RubbishResponse } from './check-page.ts'
import { countImported } from './count-imported.ts'
import { reshapeItem } from './reshape-item.ts'
import { advanceSync, type SyncRun } from './sync-state.ts'
import { lockKnown, writeImported } from './write-imported.ts'
import { removeRejections, writeRejections } from './write-rejections.ts'

export type SyncPageNeeds = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly era: Pick<EraClient, 'listInventory'>
  readonly rate: () => Promise<ExchangeRate>
  /** Where our pages find a picture of ERA's. */
  readonly pictureUrl: (url: string) => string
}

export type SyncedPage = { readonly run: SyncRun; readonly isLast: boolean; readonly ids: readonly string[] }

const pageSize = 250
/** While a run goes on, the listing counts what is there already, every so many rows. */
const countEvery = 2_500

/** One page of the warehouse, written in one transaction with the place where the run goes on. */
export const createSyncPage = (needs: SyncPageNeeds) => {
  const { database, bus, era, rate, pictureUrl } = needs
  const clock = createClock(database)

  return async (run: SyncRun, updatedSince: string | undefined): Promise<SyncedPage> => {
    const { offset } = run
    const reading = { readAt: await clock.now(), rate: await rate(), pictureUrl }
    const page = await era.listInventory({ offset, limit: pageSize, updatedSince })
    await failpoint('before-international-page')
    const rows = page.items.map((item) => reshapeItem(item, reading))
    const ids = rows.map(({ id }) => id)
    const end = offset + rows.length + page.rejected.length
    const written = await database.inTransaction(async (tx) => {
      const known = await lockKnown(tx, ids)
      const problem = findPageProblem(page, offset, known)
      await writeRejections(tx, page.rejected, ids)
      // The rejected rows stay listed; nothing else of the page is believed.
      if (problem !== undefined) return problem
      const handles = await writeImported(tx, rows, known)
      await removeRejections(tx, ids)
      await bus.publish(tx, handles.map(importedProductTag))
      if (Math.floor(end / countEvery) > Math.floor(offset / countEvery)) await countImported(tx)
      const progress = { seen: rows.length, rejected: page.rejected.length, changed: handles.length }
      return advanceSync(tx, run, { offset: end, ...progress })
    })
    if (typeof written === 'string') throw new RubbishResponse(written)
    return { run: written, isLast: end >= page.total, ids }
  }
}

import type { Log } from '@dvaput/database/log'
import type { EraClient } from '@dvaput/integrations/era/era-client'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Ids } from '../clock/ids.ts'
import { describeError } from '../log/describe-error.ts'
import { RubbishResponse } from './check-page.ts'
import { countImported, countImportedWords } from './count-imported.ts'
import type { SyncKind } from './international-syncs.table.ts'
import { createReprice } from './reprice-imported.ts'
import { createSettleMissing } from './settle-missing.ts'
import { createSyncPage, type SyncedPage, type SyncPageNeeds } from './sync-page.ts'
import {
  abandonSync,
  beginOrResumeSync,
  confirmedSince,
  finishSync,
  forgetOtherWarehouse,
  noteProblem,
  type SyncRun,
  SyncTakenOver,
} from './sync-state.ts'
import { removeOlderRejections } from './write-rejections.ts'

export type SyncNeeds = SyncPageNeeds & {
  readonly era: Pick<EraClient, 'readStock'>
  readonly ids: Ids
  readonly log: Log
  /** Names the warehouse. */
  readonly source: string
}

type SyncOutcome = 'finished' | 'failed' | 'elsewhere'

/** Clocks differ, and a change may be written late. */
const overlapMs = 5 * 60_000

/** Reads the warehouse into our replica. What ERA fails to say, or says in rubbish, leaves the replica as it was. */
export const createRunSync = (needs: SyncNeeds) => {
  const { database, bus, era, rate, ids, log, source } = needs
  const syncPage = createSyncPage(needs)
  const settleMissing = createSettleMissing({ database, bus, era })
  const reprice = createReprice({ database, bus })

  const readPages = async (run: SyncRun, signal: AbortSignal | undefined): Promise<SyncRun> => {
    const since = run.kind === 'full' ? undefined : await confirmedSince(database, source)
    const updatedSince = since ? new Date(since.getTime() - overlapMs).toISOString() : undefined
    for (let at: SyncedPage = { run, isLast: false, ids: [] }; ; ) {
      if (at.isLast) return at.run
      signal?.throwIfAborted()
      const next = await syncPage(at.run, updatedSince)
      if (next.ids.length > 0 && next.ids.join() === at.ids.join()) {
        // It does not look at the offset: what comes behind these rows is not known, and reading would never end.
        await abandonSync(database, next.run)
        throw new RubbishResponse(`ERA lists the same ${next.ids.length} rows again and again`)
      }
      at = next
    }
  }

  const finish = async (run: SyncRun) => {
    const removed = run.kind === 'full' ? await settleMissing(run) : 0
    const result = await database.inTransaction(async (tx) => {
      await countImported(tx)
      if (run.kind === 'full') {
        await countImportedWords(tx)
        await removeOlderRejections(tx, run.startedAt)
      }
      return finishSync(tx, run)
    })
    log.info({ kind: run.kind, ...result, removed }, 'international sync finished')
  }

  /** A run that failed goes on where it was; one whose result was not believed begins anew. */
  const runOnce = async (kind: SyncKind, signal: AbortSignal | undefined): Promise<void> => {
    await database.inTransaction((tx) => forgetOtherWarehouse(tx, source))
    const run = await readPages(await beginOrResumeSync(database, kind, source, ids.next()), signal)
    try {
      await finish(run)
    } catch (error) {
      if (error instanceof RubbishResponse) await abandonSync(database, run)
      throw error
    }
    const repriced = await reprice(await rate(), signal)
    if (repriced > 0) log.info({ products: repriced }, 'international products repriced')
  }

  return async (kind: SyncKind, signal?: AbortSignal): Promise<SyncOutcome> => {
    try {
      await runOnce(kind, signal)
      return 'finished'
    } catch (error) {
      if (error instanceof SyncTakenOver) return 'elsewhere'
      if (!(error instanceof RubbishResponse) && !(error instanceof IntegrationError)) throw error
      await noteProblem(database, kind, error.message)
      log.warn({ kind, error: describeError(error) }, 'international sync failed, keeping the products as they are')
      return 'failed'
    }
  }
}

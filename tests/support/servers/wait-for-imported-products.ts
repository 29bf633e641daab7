import { setTimeout as sleep } from 'node:timers/promises'
import { demoGate } from '../../../apps/store/server/settings/demo-gate.ts'
import { createVisitor } from '../requests/store-visitor.ts'
import type { RunningServer } from './running-server.ts'

/** A product of the warehouse's sandbox that is always there. */
export const importedHandle = 'garmin-fenix-5-47mm-grade-a-20419996'

const syncedWithinMs = 120_000

/** Waits until the first sync of the warehouse has brought its products. */
export const waitForImportedProducts = async ({
  url,
  output,
}: Pick<RunningServer, 'url' | 'output'>): Promise<void> => {
  const deadline = Date.now() + syncedWithinMs
  const visitor = createVisitor(url)
  await visitor.submit('/international-products', { code: demoGate.code })
  // The listing says when the stock was confirmed once a sync has ended.
  while (!/<time /.test((await visitor.open('/international-products')).text)) {
    if (Date.now() > deadline) throw new Error(`no imported product arrived:\n${output()}`)
    await sleep(200)
  }
}

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { type ImportedProof, openImportedProof } from './imported/imported-proof.ts'
import { importedFailpoints, proveFault } from './imported/prove-faults.ts'
import { proveNoNotice, proveNotices, proveTwoTabs } from './imported/prove-payments.ts'
import { proveGone, provePlaceholder, proveStockDrops } from './imported/prove-stock.ts'

/** T6, T8 to T11, T13 and T21 for imported products: `node tests/proof/imported-orders.ts [share]`, a share of 1 is all. */

const share = Number(process.argv[2] ?? 1)
const of = (count: number) => Math.max(1, Math.round(count * share))
const thresholds = createThresholds()
const folder = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
await chmod(folder, 0o755)
const log = { info: () => {}, warn: console.warn, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir: folder, log })

const bars: Readonly<Record<string, (proof: ImportedProof) => Promise<string[]>>> = {
  [`T6 ${of(1_000)} payments, announced 0, 1 or 5 times: what is not one order each`]: (proof) =>
    proveNotices(proof, { payments: of(1_000), seed: 1 }),
  [`T9 ${of(2_000)} carts, 5% paid twice: what is not refunded once`]: (proof) =>
    proveTwoTabs(proof, { carts: of(2_000), share: 20 }),
  [`T10 ${of(100)} payments without a notice, now and after three days`]: (proof) =>
    proveNoNotice(proof, { payments: of(100) }),
  [`T11 ${of(200)} approvals of what is gone: what is not refunded with an apology`]: (proof) =>
    proveGone(proof, { cases: of(200) }),
  [`T13 ${of(100)} products without a price: what is sold`]: (proof) => provePlaceholder(proof, { products: of(100) }),
  [`T21 ${of(100)} rounds of falling stock: what is sold beyond it`]: (proof) =>
    proveStockDrops(proof, { rounds: of(100), seed: 1 }),
}

try {
  for (const [name, prove] of Object.entries(bars)) {
    const proof = await openImportedProof(postgres.url)
    thresholds.none(name, await prove(proof).finally(proof.close))
  }
  const proof = await openImportedProof(postgres.url)
  for (const point of importedFailpoints)
    thresholds.none(`T8 broken off at ${point}: what is lost or doubled`, await proveFault(proof, point))
  await proof.close()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
thresholds.conclude()

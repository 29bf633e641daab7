import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { crashPoints } from './crash-points/crash-points.ts'
import { proveCrash } from './crash-points/prove-crash.ts'
import { type ImportedProof, openImportedProof } from './imported/imported-proof.ts'
import { proveFault } from './imported/prove-faults.ts'
import { proveNoNotice, proveNotices, proveTwoTabs } from './imported/prove-payments.ts'
import { proveGone, provePlaceholder, proveStockDrops } from './imported/prove-stock.ts'
import { proveAgreedPrice } from './money/prove-agreed-price.ts'
import { clockJumps, proveClockJump } from './money/prove-clock.ts'
import { proveIdempotencyKeys } from './money/prove-idempotency-keys.ts'
import { proveOnce } from './money/prove-once.ts'
import { proveRounding, proveTamperedRequests } from './money/prove-prices.ts'
import { proveOddQuantities } from './money/prove-quantities.ts'
import { proveRush } from './money/prove-rush.ts'
import { allCommands, openShop } from './random-commands/commands.ts'
import { openTwoProcesses, type Proof } from './two-processes/two-processes.ts'

/** The proofs of money and stock in small numbers; `npm run proof` has the large ones. */

let proof: Proof
beforeAll(async () => {
  proof = await openTwoProcesses(inject('postgresUrl'))
}, 120_000)
afterAll(() => proof.close())

describe('two processes on one database, over HTTP', { timeout: 120_000 }, () => {
  it('T1: sell 10 units to exactly 10 of 40 buyers', async () => {
    const { counts, broken } = await proveRush(proof, { buyers: 40, units: 10, seed: 1 })
    expect({ counts, broken }).toEqual({ counts: { accepted: 10, refused: 30 }, broken: [] })
  })

  it('T3: take no quantity that is none', async () => {
    expect(await proveOddQuantities(proof)).toEqual([])
  })

  it.each(['cash-on-delivery', 'card'] as const)('T4: make one order of 50 presses, by %s', async (method) => {
    expect(await proveOnce(proof, method)).toEqual([])
  })

  it('T5: execute 50 requests with one key once', async () => {
    expect(await proveIdempotencyKeys(proof, 0)).toEqual([])
  })

  it('T12: charge the server’s price, whatever is sent', async () => {
    const { placed, faults } = await proveTamperedRequests(proof, { runs: 30, seed: 1 })
    expect(faults).toEqual([])
    expect(placed).toBeGreaterThan(0)
  })

  it.each(['main', 'retail'] as const)(
    'T14: use an agreed price of the %s shop once, and for its customer alone',
    async (shop) => {
      expect(await proveAgreedPrice(proof, { shop, uses: 5 })).toEqual([])
    },
  )

  it('T17: charge what the lines add up to, and pay back no more and no less', async () => {
    expect(await proveRounding(proof, { carts: 4, seed: 1 })).toEqual([])
  })
})

describe('a shop whose clock jumps', { timeout: 120_000 }, () => {
  it('T28: ends holds once, by the time of the database', async () => {
    expect(await proveClockJump(proof, clockJumps(Date.now())['the night that loses an hour'] ?? 0)).toEqual([])
  })
})

describe('random commands', { timeout: 120_000 }, () => {
  it('T16: leave the shelves as a model says', async () => {
    const sequence = fc.commands(allCommands, { maxCommands: 15, size: 'max' })
    const inModel = fc.asyncProperty(sequence, (commands) => fc.asyncModelRun(() => openShop(proof), commands))
    await fc.assert(inModel, { numRuns: 2, seed: 1, endOnFailure: true })
    await proof.setClockOffset(0)
  })
})

describe('a process that is killed', { timeout: 120_000 }, () => {
  /** One of each kind: while paying, within the order's transaction, in the sweeper, and when money was sent back. */
  const points = ['after-payment', 'before-order-commit', 'after-charge-cancelled', 'after-card-refund'] as const
  it.each(points)('T8: loses nothing at %s', async (point) => {
    expect(await proveCrash(proof, point, crashPoints[point][0])).toEqual([])
  })
})

describe('orders of imported products', { timeout: 120_000 }, () => {
  let imported: ImportedProof
  beforeAll(async () => {
    imported = await openImportedProof(inject('postgresUrl'))
  }, 120_000)
  afterAll(() => imported.close())

  it('T6: are made once of payments that are announced 0, 1 or 5 times', async () => {
    expect(await proveNotices(imported, { payments: 15, seed: 1 })).toEqual([])
  })

  it('T9: are paid once, and a second payment goes back once', async () => {
    expect(await proveTwoTabs(imported, { carts: 8, share: 4 })).toEqual([])
  })

  it('T10: are there although nobody announces their payment', async () => {
    expect(await proveNoNotice(imported, { payments: 1 })).toEqual([])
  })

  it('T11: of what is gone are refunded with an apology', async () => {
    expect(await proveGone(imported, { cases: 2 })).toEqual([])
  })

  it('T13: are never made of a price that nobody set', async () => {
    expect(await provePlaceholder(imported, { products: 3 })).toEqual([])
  })

  it('T21: sell nothing beyond the warehouse’s stock', async () => {
    expect(await proveStockDrops(imported, { rounds: 3, seed: 1 })).toEqual([])
  })

  const points = ['before-payment-commit', 'after-era-order', 'after-refund'] as const
  it.each(points)('T8: lose nothing at %s', async (point) => {
    expect(await proveFault(imported, point)).toEqual([])
  })
})

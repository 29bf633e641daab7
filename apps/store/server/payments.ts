import { openPassiveBoss } from '@dvaput/backend/jobs/passive-boss'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import { type Currency, createMoney } from '@dvaput/domain/money/money'
import { decidePaymentJob, type PaymentDecision } from '@dvaput/platform/checkout/payments/decide-payment'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/**
 * `npm run payments` lists payments of the built-in checkout that nobody has confirmed for half an hour; with `paid` and
 * what the provider calls it, or with `not-paid`, it decides one. `paid` is also for one that has ended as not paid.
 */
const { databaseUrl, dataDir } = readConfig(process.argv)
const url = databaseUrl ?? embeddedPostgresUrl(dataDir)
const database = openDatabase({ url, applicationName: 'dvaput payments', log: createLog('silent') })

const say = (line: string) => process.stdout.write(`${line}\n`)
const usage = 'expected nothing, paid REFERENCE ID, or not-paid REFERENCE'

type Unconfirmed = { id: string; provider: string; amount: string; currency: Currency; created_at: Date }

const listUnconfirmed = async (): Promise<readonly Unconfirmed[]> => {
  const { rows } = await database.pool.query<Unconfirmed>(
    `SELECT id, provider, amount, currency, created_at FROM platform.payments
     WHERE status = 'pending' AND created_at < app_now() - interval '30 minutes' ORDER BY created_at`,
  )
  return rows
}

const isCancelled = async (paymentId: string): Promise<boolean> => {
  const { rows } = await database.pool.query<{ status: string }>('SELECT status FROM platform.payments WHERE id = $1', [
    paymentId,
  ])
  return rows[0]?.status === 'cancelled'
}

const decide = async (decision: PaymentDecision) => {
  const boss = await openPassiveBoss(database)
  try {
    await boss.send(decidePaymentJob, decision)
  } finally {
    await boss.stop({ graceful: false })
  }
}

const run = async ([verb, paymentId = '', providerId]: readonly string[]) => {
  const unconfirmed = await listUnconfirmed()
  if (verb === undefined) {
    for (const { id, provider, amount, currency, created_at: at } of unconfirmed)
      say(
        `${id}  ${provider}  ${formatDecimal(createMoney(Number(amount), currency))} ${currency}  ${at.toISOString()}`,
      )
    say(`unconfirmed payments: ${unconfirmed.length}`)
    return
  }
  const isPaid = verb === 'paid' && providerId !== undefined
  if (!isPaid && verb !== 'not-paid') throw new Error(usage)
  const isKnown = unconfirmed.some(({ id }) => id === paymentId) || (isPaid && (await isCancelled(paymentId)))
  if (!isKnown) throw new Error(`${paymentId} is not an unconfirmed payment`)
  await decide({ paymentId, providerId: isPaid ? providerId : null })
  say(`${paymentId} ${verb}`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}

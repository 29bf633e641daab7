import { openPassiveBoss } from '@dvaput/backend/jobs/passive-boss'
import { decideOfferJob, type OfferDecision } from '@dvaput/backend/offers/rules/decide-offer-job'
import { readDemand } from '@dvaput/backend/target-prices/read-demand'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import { type Currency, createMoney } from '@dvaput/domain/money/money'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/**
 * `npm run offers` lists the offers that wait for the shop, the oldest first; with `approve`, `counter` or `reject` and
 * an id it answers one, with `send-again` the warehouse is told once more, with `demand` and the address of a product's
 * page it says how many people would pay how much.
 */
const { databaseUrl, dataDir } = readConfig(process.argv)
const url = databaseUrl ?? embeddedPostgresUrl(dataDir)
const database = openDatabase({ url, applicationName: 'dvaput offers', log: createLog('silent') })

const say = (line: string) => process.stdout.write(`${line}\n`)
const usage =
  'expected nothing, approve ID [NOTE], counter ID AMOUNT [NOTE], reject ID [NOTE], send-again ID or demand HANDLE'

type Row = {
  id: string
  title: string
  currency: Currency
  original_price: string
  offered_price: string
  status: string
  answer_by: Date
}

const columns = `id, title, currency, original_price, offered_price, status, answer_by`

const amountOf = (minor: string, currency: Currency) =>
  `${formatDecimal(createMoney(Number(minor), currency))} ${currency}`

const describe = ({ id, title, currency, original_price, offered_price, status, answer_by }: Row) => {
  const percent = Math.round((Number(offered_price) / Number(original_price)) * 100)
  const amounts = `${amountOf(offered_price, currency)} of ${amountOf(original_price, currency)} (${percent} %)`
  return `${id}  ${status}  ${amounts}  until ${answer_by.toISOString()}  ${title}`
}

const find = async (id: string): Promise<Row> => {
  const { rows } = await database.pool.query<Row>(`SELECT ${columns} FROM backend.offers WHERE id::text = $1`, [id])
  if (!rows[0]) throw new Error(`${id} is not an offer`)
  return rows[0]
}

const list = async () => {
  const { rows } = await database.pool.query<Row>(
    `SELECT ${columns} FROM backend.offers WHERE status = 'pending' ORDER BY created_at`,
  )
  for (const row of rows) say(describe(row))
  say(`offers that wait for the shop: ${rows.length}`)
}

const demand = async (handle: string) => {
  const levels = await readDemand(database, handle)
  for (const { amount, people } of levels)
    say(`${people} would pay ${formatDecimal(amount)} ${amount.currency} or more`)
  if (levels.length === 0) say('nobody has named a price')
}

const toDecision = ([answer, id = '', ...rest]: readonly string[]): OfferDecision => {
  const note = (words: readonly string[]) => words.join(' ').trim() || null
  if (answer === 'send-again') return { answer, id }
  if (answer === 'approve' || answer === 'reject') return { answer, id, note: note(rest) }
  const [amount = '', ...words] = rest
  if (answer !== 'counter' || !/^\d{1,12}$/.test(amount) || Number(amount) === 0) throw new Error(usage)
  return { answer, id, amount: Number(amount), note: note(words) }
}

/** The running server carries it out. */
const decide = async (decision: OfferDecision) => {
  await find(decision.id)
  const boss = await openPassiveBoss(database)
  try {
    await boss.send(decideOfferJob, decision)
  } finally {
    await boss.stop({ graceful: false })
  }
  say(`${decision.id} ${decision.answer}`)
}

try {
  const [verb, ...rest] = process.argv.slice(2)
  if (verb === undefined) await list()
  else if (verb === 'demand' && rest[0] !== undefined) await demand(rest[0])
  else await decide(toDecision([verb, ...rest]))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}

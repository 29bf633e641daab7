import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@dvaput/database/open-database'
import { createEraSandbox } from '../../../sandboxes/era/src/era-sandbox.ts'
import { createMercadoPagoSandbox } from '../../../sandboxes/mercado-pago/src/mercado-pago-sandbox.ts'
import { createVisitor } from '../../support/requests/store-visitor.ts'

type Preference = { readonly preference: { readonly id: string }; readonly reference: string }
type Trickle = { readonly everyMs: number; readonly signal: AbortSignal }
type Paid = { readonly reference: string; readonly plan: Plan; readonly at: number }

const account = { accessToken: 'TEST-imports-token', webhookSecret: 'imports-webhook-secret' }
const payer = { name: 'Diego', surname: 'Rojas', email: 'diego@example.cl', phone: { number: '' } }
/** The sweeper asks every minute for what nobody announced. */
const recoveredWithinMs = 180_000

/** How a payment is announced; where nobody is told, or only by somebody without the secret, the store has to ask. */
const plans = ['none', 'once', 'five-times', 'late', 'forged'] as const
type Plan = (typeof plans)[number]
const lateMs = 20_000
/** The longest from the payment to the warehouse, with a notice or without. */
const arrivesWithinMs = 120_000
const productsOfTrickle = 20
const unitsOfTrickle = 10_000

const until = async (isDone: () => Promise<boolean>, withinMs: number) => {
  for (const deadline = Date.now() + withinMs; !(await isDone()) && Date.now() < deadline; ) await sleep(500)
}

const tell = async (url: string, body: object) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const { status } = await fetch(url, init)
  if (status !== 200) throw new Error(`${url} answered ${status}`)
}

const findSellable = async (pool: Database['pool'], count: number) => {
  const read = async () =>
    (
      await pool.query<{ id: string }>(
        `SELECT product.id FROM backend.international_products AS product JOIN backend.international_entries USING (id)
         WHERE stock > 4 AND pesos IS NOT NULL ORDER BY product.id LIMIT $1`,
        [count],
      )
    ).rows.map(({ id }) => id)
  await until(async () => (await read()).length === count, 120_000)
  return read()
}

/** A payment provider and a warehouse that outlive the server, so that their books tell what became of each order. */
export const openPaidImports = async () => {
  const [payments, warehouse] = [
    createMercadoPagoSandbox(account),
    createEraSandbox({ pictures: import.meta.dirname }),
  ] as const
  const [{ url: payUrl }, { url: eraUrl }] = [await payments.listen(0), await warehouse.listen(0)]
  let placed: readonly Preference[] = []
  const paid: Paid[] = []

  const countSent = async ({ pool }: Pick<Database, 'pool'>) => {
    const { rows } = await pool.query<{ count: number }>(
      "SELECT count(*)::int FROM backend.international_orders WHERE id = ANY($1::uuid[]) AND state = 'sent'",
      [placed.map(({ reference }) => reference)],
    )
    return rows[0]?.count ?? 0
  }

  const place = async (url: string, id: string): Promise<Preference> => {
    const { status, text } = await createVisitor(url).post('/api/mercadopago/create-preference', {
      ...{ items: [{ id, quantity: 1, title: 'Imported', unit_price: 1, currency_id: 'CLP' }], payer },
    })
    if (status !== 200) throw new Error(`no imported order: ${status} ${text.slice(0, 500)}`)
    return JSON.parse(text) as Preference
  }

  const pay = ({ preference }: Preference) =>
    fetch(`${payUrl}/checkout/v1/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        ...{ pref_id: preference.id, method: 'card', number: '4168818844447115', name: 'APRO', expiry: '11/40' },
        ...{ code: '123', document: '123456789', installments: '1' },
      }),
    })

  return {
    env: {
      ...{ MERCADO_PAGO_URL: payUrl, MERCADO_PAGO_ACCESS_TOKEN: account.accessToken },
      ...{ MERCADO_PAGO_WEBHOOK_SECRET: account.webhookSecret, ERA_URL: eraUrl, ERA_PORT: '' },
    },
    /** Orders that wait for their payment, each of another product. */
    async place(url: string, { pool }: Pick<Database, 'pool'>, count: number) {
      const ids = await findSellable(pool, count)
      placed = await Promise.all(ids.map((id) => place(url, id)))
      return placed.length
    },
    /** One order after the other, each paid at once and announced in another way; ends when nobody wants more. */
    async trickle(url: string, { pool }: Pick<Database, 'pool'>, { everyMs, signal }: Trickle) {
      const refused: string[] = []
      const ids = await findSellable(pool, productsOfTrickle)
      for (const key of ids) await tell(`${eraUrl}/sandbox/stock`, { key, quantity: unitsOfTrickle })
      for (let nth = 0; !signal.aborted; nth += 1) {
        const due = sleep(everyMs, undefined, { signal }).catch(() => undefined)
        const plan = plans[nth % plans.length] ?? 'once'
        const buy = async () => {
          await tell(`${payUrl}/sandbox/deliveries`, { plan, delayMs: lateMs })
          const preference = await place(url, ids[nth % ids.length] ?? '')
          await pay(preference)
          placed = [...placed, preference]
          paid.push({ reference: preference.reference, plan, at: Date.now() })
        }
        await buy().catch((error: Error) => refused.push(error.message))
        await due
      }
      return refused
    },
    /** Of the trickle: how many there were, and which came to the warehouse late or never. */
    async judgeTrickle({ pool }: Pick<Database, 'pool'>) {
      const { rows } = await pool.query<{ id: string; at: Date }>(
        'SELECT order_id AS id, sent_at AS at FROM backend.international_sendings WHERE sent_at IS NOT NULL',
      )
      const sent = new Map(rows.map(({ id, at }) => [id, at.getTime()]))
      const took = paid.map(({ reference, plan, at }) => ({ plan, ms: (sent.get(reference) ?? Number.NaN) - at }))
      const late = took.filter(({ ms }) => !(ms <= arrivesWithinMs))
      return {
        count: paid.length,
        slowestMs: Math.max(...took.map(({ ms }) => ms)),
        late: late.map(({ plan, ms }) => `${plan}: ${(ms / 1_000).toFixed(0)} s`),
      }
    },
    /** Pays them all and waits until the warehouse has them. */
    async pay(database: Pick<Database, 'pool'>) {
      for (const preference of placed) await pay(preference)
      await until(async () => (await countSent(database)) === placed.length, 60_000)
      return countSent(database)
    },
    /** How many the store finds again by itself. */
    async recover(database: Pick<Database, 'pool'>) {
      await until(async () => (await countSent(database)) === placed.length, recoveredWithinMs)
      return countSent(database)
    },
    /** Of each order the warehouse got, by its own books. */
    async countAtWarehouse() {
      const { effects } = (await (await fetch(`${eraUrl}/sandbox/journal`)).json()) as {
        readonly effects: readonly { readonly reference: string }[]
      }
      return placed.map(({ reference }) => effects.filter((effect) => effect.reference === reference).length)
    },
    async close() {
      await payments.close()
      await warehouse.close()
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@dvaput/database/open-database'
import { createEraSandbox } from '../../../sandboxes/era/src/era-sandbox.ts'
import { createMercadoPagoSandbox } from '../../../sandboxes/mercado-pago/src/mercado-pago-sandbox.ts'
import { createVisitor } from '../../support/store-visitor.ts'

type Preference = { readonly preference: { readonly id: string }; readonly reference: string }

const account = { accessToken: 'TEST-restored-token', webhookSecret: 'restored-webhook-secret' }
const payer = { name: 'Diego', surname: 'Rojas', email: 'diego@example.cl', phone: { number: '' } }
/** The sweeper asks every minute for what nobody announced. */
const recoveredWithinMs = 180_000

const until = async (isDone: () => Promise<boolean>, withinMs: number) => {
  for (const deadline = Date.now() + withinMs; !(await isDone()) && Date.now() < deadline; ) await sleep(500)
}

/** A payment provider and a warehouse that outlive the server, so that their books tell what became of each order. */
export const openPaidImports = async () => {
  const [payments, warehouse] = [
    createMercadoPagoSandbox(account),
    createEraSandbox({ pictures: import.meta.dirname }),
  ] as const
  const [{ url: payUrl }, { url: eraUrl }] = [await payments.listen(0), await warehouse.listen(0)]
  let placed: readonly Preference[] = []

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
      const read = async () =>
        (
          await pool.query<{ id: string }>(
            `SELECT product.id FROM backend.international_products AS product JOIN backend.international_entries USING (id)
             WHERE stock > 4 AND pesos IS NOT NULL ORDER BY product.id LIMIT $1`,
            [count],
          )
        ).rows
      await until(async () => (await read()).length === count, 120_000)
      placed = await Promise.all((await read()).map(({ id }) => place(url, id)))
      return placed.length
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

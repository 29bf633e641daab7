import { Hono } from 'hono'
import type { Journal } from '../http/journal.ts'
import { createLedger } from './ledger.ts'

type Offer = { readonly offerId: string; readonly reference: string; readonly status: 'pending' }
type Needs = { readonly journal: Journal; readonly keepsKeys: boolean }

const firstNumber = 70_001

/** Price offers of customers: the warehouse keeps them. */
export const createOffersRoutes = ({ journal, keepsKeys }: Needs) => {
  const app = new Hono()
  const ledger = createLedger<Offer>({ keepsKeys })
  const offers: Offer[] = []

  app.post('/era/offers', async (c) => {
    const key = c.req.header('idempotency-key')
    const text = await c.req.text()
    const body: { reference?: unknown } | null = await c.req.json().catch(() => null)
    if (!key || typeof body?.reference !== 'string')
      return c.json({ success: false, error: 'Idempotency-Key and reference are required' }, 400)
    const before = ledger.find(key, text)
    if (before === 'other-body')
      return c.json({ success: false, error: 'This key was used for another offer', code: 'KEY_REUSED' }, 409)
    if (before) return c.json({ success: true, data: before.made }, 200, { 'Idempotent-Replayed': 'true' })
    const offer: Offer = { offerId: `OFF-${firstNumber + offers.length}`, reference: body.reference, status: 'pending' }
    offers.push(offer)
    ledger.write(key, text, offer)
    journal.writeEffect({ kind: 'offer', key, reference: offer.reference, id: offer.offerId })
    return c.json({ success: true, data: offer }, 201)
  })

  app.get('/era/offers', (c) => {
    const found = offers.filter(({ reference }) => reference === c.req.query('reference'))
    return c.json({ success: true, data: { offers: found } })
  })

  return app
}

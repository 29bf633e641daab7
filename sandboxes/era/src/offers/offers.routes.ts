import { type Context, Hono } from 'hono'
import type { Journal } from '../http/journal.ts'
import { createLedger } from '../http/ledger.ts'
import type { Offer, Offers, ReceivedMove } from './offers.ts'

type Needs = {
  readonly offers: Offers
  readonly journal: Journal
  /** Called for every move that waits for an answer. */
  readonly onWaiting: (offer: Offer) => void
  readonly keepsKeys: boolean
}

type Body = Partial<Record<string, unknown>> | null

const parseBody = (text: string): Body => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const readMove = (body: Body): ReceivedMove | undefined => {
  const { reference, number, move, amount = null } = body ?? {}
  if (typeof reference !== 'string' || !Number.isInteger(number) || typeof move !== 'string') return undefined
  if (amount !== null && (typeof amount !== 'number' || amount <= 0)) return undefined
  return { reference, number: Number(number), move, amount }
}

const writeOffer = ({ numbers, ...offer }: Offer) => ({ ...offer, received: Math.max(...numbers) })

const refuse = (c: Context, status: 400 | 404 | 409, code: string, error: string) =>
  c.json({ success: false, error, code }, status)

/** The moves of a customer arrive one by one, each under its own key. */
export const createOffersRoutes = ({ offers, journal, onWaiting, keepsKeys }: Needs) => {
  const app = new Hono()
  const ledger = createLedger<Offer>({ keepsKeys })

  const receive = async (c: Context, take: (move: ReceivedMove, body: Body) => Offer | undefined) => {
    const key = c.req.header('idempotency-key')
    const text = await c.req.text()
    const body = parseBody(text)
    const move = readMove(body)
    if (!key || !move) return refuse(c, 400, 'INVALID', 'Idempotency-Key, reference, number and move are required')
    const before = ledger.find(key, text)
    if (before === 'other-body') return refuse(c, 409, 'KEY_REUSED', 'This key was used for another offer')
    if (before) return c.json({ success: true, data: writeOffer(before.made) }, 200, { 'Idempotent-Replayed': 'true' })
    const offer = take(move, body)
    if (!offer) return refuse(c, 404, 'UNKNOWN', 'No such offer')
    ledger.write(key, text, offer)
    journal.writeEffect({ kind: 'offer', key, reference: move.reference, id: `${offer.offerId}/${move.number}` })
    if (offer.status === 'pending') onWaiting(offer)
    return c.json({ success: true, data: writeOffer(offer) }, 201)
  }

  app.post('/era/offers', (c) =>
    receive(c, (move, body) => offers.open(move, typeof body?.price === 'number' ? body.price : 0)),
  )
  app.post('/era/offers/moves', (c) => receive(c, (move) => offers.move(move)))

  app.get('/era/offers', (c) => {
    const { reference, updatedSince } = c.req.query()
    const found = reference === undefined ? undefined : offers.find(reference)
    const list = updatedSince === undefined ? (found ? [found] : []) : offers.changedSince(updatedSince)
    return c.json({ success: true, data: { offers: list.map(writeOffer) } })
  })

  return app
}

import { z } from 'zod'
import { IntegrationError } from '../http/integration-error.ts'
import type { JsonTransport } from '../http/json-transport.ts'
import { cleanText } from './clean-text.ts'
import { eraNumber } from './era-number.ts'
import { type EraOffer, type EraOfferInput, type EraOfferMove, eraOfferStatuses } from './era-offer.ts'

type Needs = { readonly request: JsonTransport; readonly timeoutMs: number }

/** Dearer than anything a warehouse of used electronics has. */
const maxPesos = 1_000_000_000

const offerSchema = z.object({
  offerId: eraNumber,
  reference: z.string(),
  // An unknown one reads as pending, and `accepted` is another word for approved. // MYOF-13, MYOF-15
  status: z.preprocess((word) => (word === 'accepted' ? 'approved' : word), z.enum(eraOfferStatuses).catch('pending')),
  received: z.int().nonnegative(),
  counter: z.number().positive().max(maxPesos).nullish().catch(null),
  note: z.string().transform(cleanText).pipe(z.string().max(1_000)).nullish().catch(null),
  inReplyTo: z.int().nullish().catch(null),
  revision: z.int().nonnegative(),
})

const foundSchema = z.object({ success: z.literal(true), data: z.object({ offers: z.array(z.unknown()) }) })
const sentSchema = z.object({ success: z.literal(true), data: z.object({ offerId: eraNumber }) })

const toOffer = (row: unknown): EraOffer | undefined => {
  const parsed = offerSchema.safeParse(row)
  if (!parsed.success) return undefined
  const { offerId, counter = null, note = null, inReplyTo = null, ...offer } = parsed.data
  return { ...offer, eraOfferId: offerId, counter, note, inReplyTo }
}

/** Offers at the warehouse. A timeout or an unreadable response does not say whether a move was taken. */
export const createEraOffers = ({ request, timeoutMs }: Needs) => {
  const badResponse = () => new IntegrationError({ service: 'era', kind: 'bad-response' })

  const read = async (query: Record<string, string>): Promise<EraOffer[]> => {
    const parsed = foundSchema.safeParse(await request({ path: '/era/offers', query, timeoutMs }))
    if (!parsed.success) throw badResponse()
    return parsed.data.data.offers.flatMap((row) => toOffer(row) ?? [])
  }

  const post = async (path: string, body: EraOfferMove, key: string): Promise<{ eraOfferId: string }> => {
    const headers = { 'Idempotency-Key': key }
    const parsed = sentSchema.safeParse(await request({ method: 'POST', path, headers, body, timeoutMs }))
    if (!parsed.success) throw badResponse()
    return { eraOfferId: parsed.data.data.offerId }
  }

  return {
    findOffer: async (reference: string): Promise<EraOffer | undefined> =>
      (await read({ reference })).find((offer) => offer.reference === reference),

    listOffers: (updatedSince: string): Promise<EraOffer[]> => read({ updatedSince }),

    sendOffer: (offer: EraOfferInput, key: string) => post('/era/offers', offer, key),

    sendOfferMove: (move: EraOfferMove, key: string) => post('/era/offers/moves', move, key),
  }
}

export type EraOffers = ReturnType<typeof createEraOffers>

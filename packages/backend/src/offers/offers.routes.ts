import type { Locale } from '@dvaput/domain/markets/locale'
import { toMajor } from '@dvaput/domain/money/to-major'
import { type OfferKind, readOfferStatus } from '@dvaput/domain/offers/offer'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { productFailure } from '../catalogue/api/failure-response.ts'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import {
  myOffersQuery,
  myOffersRefusalSchema,
  myOffersSchema,
  offerAnswerSchema,
  offerParams,
  offerRequestSchema,
  standingQuery,
  standingSchema,
  submittedOfferSchema,
} from './offers.schema.ts'
import type { OfferRow } from './offers.table.ts'
import type { Offers } from './offers.ts'
import { toWireOffer } from './to-wire-offer.ts'

type Needs = {
  readonly offers: Pick<Offers, 'submit' | 'answer' | 'listMine' | 'standing' | 'toViews' | 'events'>
  readonly localeOf: (c: Context) => Locale
}

const tags = ['Offers']
const catalogueFailures = ['catalogue-failed', 'catalogue-http-error', 'catalogue-timeout'] as const

const submitRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    description: 'Identity, price, title and currency are the server’s. A rule of the shop may decide at once.',
    request: { body: { required: true, content: { 'application/json': { schema: offerRequestSchema } } } },
    responses: {
      200: json('The offer', submittedOfferSchema),
      ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed', 'product-not-found', 'too-many-requests']),
      ...refusals([
        'offer-amount-missing',
        'offer-amount-not-whole',
        'offer-amount-too-high',
        'offer-open-already',
        'offer-limit',
        'offer-no-unit',
      ]),
      ...refusals(catalogueFailures),
    },
  })

const submitLocal = submitRoute('/offers', 'Offer a price for a local product')
const submitImported = submitRoute('/international/offers', 'Offer a price for an imported product')

const listMine = createRoute({
  method: 'get',
  path: '/offers/my-offers',
  tags,
  summary: 'The customer’s offers in this market, the newest first',
  request: { query: myOffersQuery },
  responses: {
    200: json('A page of them', myOffersSchema),
    ...refusals(['bad-input', 'login-required', 'not-allowed'], myOffersRefusalSchema),
  },
})

const answer = createRoute({
  method: 'post',
  path: '/offers/{id}/answer',
  tags,
  summary: 'Accept, answer or decline a counter-offer, or withdraw an offer',
  description: 'An accepted offer is pending for the moment in which its unit is held and its code made.',
  request: {
    params: offerParams,
    body: { required: true, content: { 'application/json': { schema: offerAnswerSchema } } },
  },
  responses: {
    200: json('The offer as it is now', submittedOfferSchema),
    ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed', 'not-found', 'product-not-found']),
    ...refusals(['offer-amount-missing', 'offer-amount-not-whole', 'offer-amount-too-high', 'offer-limit']),
    ...refusals(['offer-no-unit']),
    ...refusals(['offer-answer-too-low', 'offer-answer-too-high']),
    ...refusals(['offer-not-possible', 'offer-failed']),
    ...refusals(catalogueFailures),
  },
})

const standing = createRoute({
  method: 'get',
  path: '/offers/standing',
  tags,
  summary: 'What is agreed with the customer about a product or open, and whether their next amount is the last',
  request: { query: standingQuery },
  responses: {
    200: json('How they stand', standingSchema),
    ...refusals(['bad-input', 'login-required', 'not-allowed', 'product-not-found']),
    ...refusals(catalogueFailures),
  },
})

const events = createRoute({
  method: 'get',
  path: '/offers/events',
  tags,
  summary: 'Server-sent events: which of the customer’s offers has changed',
  description: 'An event `offer` with `{"id"}`; an empty id means that any may have. At most three streams at a time.',
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
    ...refusals(['login-required', 'not-allowed', 'too-many-requests']),
  },
})

const none = { offers: [], totalPages: 0, page: 1 }

export const offersRoutes = ({ offers, localeOf }: Needs) => {
  const respond = async (c: Context, row: OfferRow) => {
    const [offer] = await offers.toViews(row.customerId, [row])
    if (!offer) throw new Error('expected one offer, got none')
    const { isLastMove } = offer
    return c.json({ success: true as const, offer: toWireOffer(offer, row), isLastMove, error: null }, 200)
  }

  const submit = async (
    c: Context,
    kind: OfferKind,
    { productId, variantId, offeredPrice, customerMessage }: z.infer<typeof offerRequestSchema>,
  ) => {
    const checked = await c.get('person').check()
    if (!checked.ok) return refuse(c, checked.refusal)
    try {
      const submitted = await offers.submit({
        ...{ kind, productId, variantId, amount: offeredPrice, message: customerMessage },
        ...{ customer: checked.customer, locale: localeOf(c) },
      })
      if (submitted.ok) return await respond(c, submitted.offer)
      if (submitted.retryAfterSeconds) c.header('Retry-After', String(submitted.retryAfterSeconds))
      return refuse(c, submitted.refusal)
    } catch (error) {
      return refuse(c, productFailure(error))
    }
  }

  return createApi()
    .openapi(submitLocal, (c) => submit(c, 'local', c.req.valid('json')))
    .openapi(submitImported, (c) => submit(c, 'international', c.req.valid('json')))
    .openapi(listMine, async (c) => {
      const { customerEmail, page, limit, status, era_status, is_international } = c.req.valid('query')
      const isOwn = (email: string) => customerEmail === undefined || customerEmail.trim().toLowerCase() === email
      // Whose offers are shown is the session's to say, so another e-mail is refused. // divergences S-16
      const checked = await c.get('person').check(({ email }) => isOwn(email.toLowerCase()))
      if (!checked.ok) return refuse(c, checked.refusal, none)
      const found = await offers.listMine(checked.customer.id, localeOf(c).market.id, {
        ...{ page, limit, eraStatus: era_status, isInternational: is_international },
        status: status && readOfferStatus(status),
      })
      const listed = found.rows.flatMap((row, index) => {
        const offer = found.offers[index]
        return offer ? [toWireOffer(offer, row)] : []
      })
      const { totalPages } = found
      return c.json({ success: true as const, offers: listed, totalPages, page: found.page, error: null }, 200)
    })
    .openapi(answer, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      try {
        const answered = await offers.answer(checked.customer.id, c.req.valid('param').id, c.req.valid('json'))
        return answered.ok ? await respond(c, answered.offer) : refuse(c, answered.refusal)
      } catch (error) {
        return refuse(c, productFailure(error))
      }
    })
    .openapi(standing, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      try {
        const identity = parseProductIdentity(c.req.valid('query').product)
        const found = identity && (await offers.standing(checked.customer.id, localeOf(c), identity))
        if (!found) return refuse(c, { code: 'product-not-found' })
        const { isLastMove, agreed, open } = found
        const at = agreed && { price: toMajor(agreed.price), currency: agreed.price.currency, payBy: agreed.payBy }
        const own = open && {
          ...{ status: open.status, until: open.until },
          ...{ price: toMajor(open.amount), currency: open.amount.currency },
        }
        return c.json({ success: true as const, isLastMove, agreed: at ?? null, open: own ?? null, error: null }, 200)
      } catch (error) {
        return refuse(c, productFailure(error))
      }
    })
    .openapi(events, async (c) => {
      const person = c.get('person')
      const checked = await person.check()
      if (!checked.ok) return refuse(c, checked.refusal)
      const isLoggedIn = async () => (await person.sessions()).some(({ isCurrent }) => isCurrent)
      const stream = offers.events.open(checked.customer.id, isLoggedIn)
      if (!stream) return refuse(c, { code: 'too-many-requests' })
      // Proxies must pass each event on at once.
      return c.body(stream, 200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
    })
}

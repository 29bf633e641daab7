import { checkOfferAmount } from '@dvaput/domain/offers/check-offer-amount'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { redirect } from 'react-router'
import type { Services } from '../../context.ts'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { type Answer, readQueueQuery } from './offer-links.ts'

type Found = NonNullable<Awaited<ReturnType<Services['shopOffers']['find']>>>
type Input = ActionInput<Found>

const toAuthor = ({ by: { id, name } }: Input) => ({ id, name })

const decide = (answer: Answer, input: Input) => {
  const { services, record, revision, typed } = input
  const { id, originalPrice, currency } = record.offer
  const decision = { note: typed.note || null, by: toAuthor(input), revision }
  if (answer !== 'counter') return services.offers[answer](id, decision)
  const money = checkOfferAmount(typed.amount ?? '', { minor: originalPrice, currency })
  if (typeof money === 'string') return { ok: false, refusal: { code: money } } as const
  return services.offers.counter(id, money.minor, decision)
}

/** The same commands as those of `npm run offers`. Afterwards the queue, where somebody came from there. */
const answerWith = (answer: Answer) => async (input: Input) => {
  const { id } = input.record.offer
  if ((input.typed.note ?? '').length > offerMessageLength) return 'note'
  const decided = await decide(answer, input)
  if (!decided.ok) return decided.refusal.code
  const done = decided.offer.approving !== null ? 'approving' : answer
  const query = readQueueQuery(input.typed.from ?? '')
  if (query.size === 0) return redirect(`/offers/${id}?done=${done}`)
  query.set('done', done)
  query.set('answered', id)
  return redirect(`/offers?${query}`)
}

const sendAgain = async (input: Input) => {
  const { id } = input.record.offer
  const sent = await input.services.shopOffers.sendAgain(id, toAuthor(input))
  if (sent !== 'ok') return sent
  const from = readQueueQuery(input.typed.from ?? '').toString()
  return redirect(`/offers/${id}?${new URLSearchParams({ done: 'send', from })}`)
}

export const offerActions = recordActions({
  permission: 'offers.answer',
  find: ({ services, params }) => services.shopOffers.find(params.id ?? ''),
})({
  approve: { run: answerWith('approve') },
  counter: { run: answerWith('counter') },
  reject: { run: answerWith('reject') },
  send: { run: sendAgain },
})

import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Currency } from '@dvaput/domain/money/money'
import { percentOfPrice } from '@dvaput/domain/offers/offer-queue'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, redirect, useActionData, useLoaderData, useNavigate } from 'react-router'
import { AnswerForm } from '../features/offers/answer-form.tsx'
import { answerKeys } from '../features/offers/answer-keys.ts'
import { decideFromForm } from '../features/offers/decide-from-form.ts'
import { DemandTable } from '../features/offers/demand-table.tsx'
import { StatusBadge, TimeLeft } from '../features/offers/offer-badges.tsx'
import { OfferFacts } from '../features/offers/offer-facts.tsx'
import { type Answer, answers, offerPath, readAnswer, readQueueQuery } from '../features/offers/offer-links.ts'
import { OfferThread } from '../features/offers/offer-thread.tsx'
import { toOfferView } from '../features/offers/offer-view.ts'
import { OtherOffers } from '../features/offers/other-offers.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { useKeys } from '../ui/use-keys.ts'

export const meta = screenMeta

export const handle = { messages: ['offers'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const dones = ['approve', 'approving', 'counter', 'reject', 'send'] as const

export const loader = screenLoader(async ({ language }, { administrator, services, params, url }) => {
  const found = await services.shopOffers.find(params.id ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'offers')
  const { offer, moves, others, failure, demand, answeredBy } = found
  const at = (date: Date) => formatMarketTime(date, offer.market, language)
  const shareOf = (minor: number | null, currency: Currency = offer.currency) =>
    minor === null || currency !== offer.currency ? null : percentOfPrice(minor, offer.originalPrice)
  const asked = (name: string) => url.searchParams.get(name)
  return {
    title: `${offer.title} | ${text('offers.title')}`,
    offer: toOfferView(offer),
    ...{ failure, answeredBy, payBy: offer.payBy && offer.agreedPrice !== null ? at(offer.payBy) : null },
    moves: moves.map(({ number, move, actor, amount, message, createdAt }) => ({
      ...{ number, move, actor, message, when: at(createdAt), percent: shareOf(amount) },
      amount: amount === null ? '' : formatMoney({ minor: amount, currency: offer.currency }, language),
    })),
    others: others.map(({ id, title, status, approving, offeredPrice, currency, originalPrice }) => ({
      ...{ id, title, status, isApproving: approving !== null },
      amount: formatMoney({ minor: offeredPrice, currency }, language),
      percent: percentOfPrice(offeredPrice, originalPrice),
    })),
    demand: demand.map(({ amount, people }) => ({
      ...{ people, amount: formatMoney(amount, language), percent: shareOf(amount.minor, amount.currency) },
    })),
    from: readQueueQuery(asked('from') ?? '').toString(),
    answer: readAnswer(asked('answer')),
    done: dones.find((each) => each === asked('done')) ?? null,
    mayAnswer: administrator.permissions.includes('offers.answer'),
  }
})

const statusOf = (code: string): number => {
  if (code === 'not-found') return 404
  return code === 'offer-not-possible' || code === 'offer-no-unit' || code === 'not-failed' ? 409 : 422
}

export const action = screenAction('offers.answer', async (_, { administrator, services, form, params }) => {
  const id = params.id ?? ''
  const field = (name: string) => String(form.get(name) ?? '')
  const query = readQueueQuery(field('from'))
  const typed = { amount: field('amount'), note: field('note') }
  if (field('answer') === 'send') {
    const { id: administratorId, name } = administrator
    const outcome = await services.shopOffers.sendAgain(id, { id: administratorId, name })
    if (outcome === 'not-found') throw new Response(null, { status: 404 })
    if (outcome === 'not-failed') return data({ code: outcome, ...typed }, { status: statusOf(outcome) })
    throw redirect(`/offers/${id}?${new URLSearchParams({ done: 'send', from: query.toString() })}`)
  }
  const answer = readAnswer(field('answer'))
  const found = await services.shopOffers.find(id)
  if (!answer || !found) throw new Response(null, { status: 404 })
  const revision = field('revision')
  const decided = await decideFromForm(services, found.offer, answer, { ...typed, revision }, administrator)
  if (!decided.ok) {
    if (decided.code === 'not-found') throw new Response(null, { status: 404 })
    return data({ code: decided.code, ...typed }, { status: statusOf(decided.code) })
  }
  const done = decided.isApproving ? 'approving' : answer
  if (query.size === 0) throw redirect(`/offers/${id}?done=${done}`)
  query.set('done', done)
  query.set('answered', id)
  throw redirect(`/offers?${query}`)
})

/** A refusal of the kit's own proof has no code. */
const problemOf = (result: ReturnType<typeof useActionData<typeof action>>) =>
  result && 'code' in result ? result : undefined

export default function Offer() {
  const { offer, from, done, mayAnswer, ...more } = useLoaderData<typeof loader>()
  const refused = problemOf(useActionData<typeof action>())
  const text = useText('offers')
  const navigate = useNavigate()
  const canAnswer = mayAnswer && offer.mayAnswer
  const answer = canAnswer ? more.answer : null
  const queuePath = from ? `/offers?${from}` : '/offers'
  const ask = (which: Answer) => () => {
    if (canAnswer) void navigate(offerPath(offer.id, from, which))
  }
  useKeys({
    ...answerKeys(text, ask),
    Escape: {
      does: text('offers.escape'),
      act: () => void navigate(answer ? offerPath(offer.id, from) : queuePath),
    },
  })
  const isAmountWrong = refused?.code.startsWith('offer-amount')
  return (
    <div className="grid gap-5">
      <TextLink to={queuePath}>{text('offers.back')}</TextLink>
      <div className="flex items-center gap-4">
        {offer.picture && (
          <Picture url={offer.picture} alt="" widest={240} sizes="96px" className="size-20 rounded-md sm:size-24" />
        )}
        <div className="min-w-0">
          <h1 className="text-xl wrap-anywhere sm:text-2xl">{offer.title}</h1>
          <p className="text-sm text-ink-soft">
            {[
              offer.sku,
              offer.stock === null ? '' : text('offers.stock', { stock: offer.stock }),
              offer.daysOnSale === null ? '' : text('offers.daysOnSale', { days: offer.daysOnSale }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            <StatusBadge {...offer} />
            {offer.left && <TimeLeft left={offer.left} />}
          </div>
        </div>
      </div>
      {done && !refused && <Notice>{text(`offers.done.${done}`)}</Notice>}
      {refused && (
        <Notice key={JSON.stringify(refused)} tone="danger" focused={!isAmountWrong}>
          {text(`offers.problem.${refused.code}`)}
          {!answer && refused.note && <p className="mt-1">{text('offers.typed', { note: refused.note })}</p>}
        </Notice>
      )}
      {answer ? (
        <AnswerForm
          key={answer + offer.revision}
          {...{ offer, answer, from }}
          typed={{ amount: refused?.amount ?? '', note: refused?.note ?? '' }}
          amountError={refused && isAmountWrong ? text(`offers.problem.${refused.code}`) : undefined}
        />
      ) : (
        canAnswer && (
          <div className="flex flex-wrap gap-2">
            {answers.map((each) => (
              <ButtonLink
                key={each}
                to={offerPath(offer.id, from, each)}
                variant={each === 'approve' ? 'primary' : 'secondary'}
                aria-keyshortcuts={each.charAt(0)}
              >
                {text(`offers.${each}`)}
              </ButtonLink>
            ))}
          </div>
        )
      )}
      <OfferFacts {...{ offer, from, mayAnswer }} {...more} />
      <div className="grid gap-6 xl:grid-cols-2">
        <OfferThread moves={more.moves} />
        <DemandTable rows={more.demand} />
      </div>
      <OtherOffers offers={more.others} />
    </div>
  )
}

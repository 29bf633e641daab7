import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Currency } from '@dvaput/domain/money/money'
import { percentOfPrice } from '@dvaput/domain/offers/offer-queue'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { useActionData, useLoaderData, useNavigate } from 'react-router'
import { AnswerForm } from '../../features/offers/answer-form.tsx'
import { answerKeys } from '../../features/offers/answer-keys.ts'
import { DemandTable } from '../../features/offers/demand-table.tsx'
import { offerActions } from '../../features/offers/offer-actions.ts'
import { StatusBadge, TimeLeft } from '../../features/offers/offer-badges.tsx'
import { OfferFacts } from '../../features/offers/offer-facts.tsx'
import { type Answer, answers, offerPath, readAnswer, readQueueQuery } from '../../features/offers/offer-links.ts'
import { OfferThread } from '../../features/offers/offer-thread.tsx'
import { toOfferView } from '../../features/offers/offer-view.ts'
import { OtherOffers } from '../../features/offers/other-offers.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { RecordFrame } from '../../ui/record-frame.tsx'
import { useKeys } from '../../ui/use-keys.ts'

export const meta = screenMeta

export const handle = { messages: ['offers'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { administrator, services, params, url }) => {
  const found = await services.shopOffers.find(params.id ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'offers')
  const { offer, moves, others, failure, demand, answeredBy } = found
  const at = (date: Date) => formatMarketTime(date, offer.market, language)
  const shareOf = (minor: number | null, currency: Currency = offer.currency) =>
    minor === null || currency !== offer.currency ? null : percentOfPrice(minor, offer.originalPrice)
  const param = (name: string) => url.searchParams.get(name)
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
    from: readQueueQuery(param('from') ?? '').toString(),
    answer: readAnswer(param('answer')),
    done: chosen(url, 'done', [...offerActions.names, 'approving']) ?? null,
    mayAnswer: administrator.permissions.includes('offers.answer'),
  }
})

export const action = offerActions.action

export default function Offer() {
  const { offer, from, done, mayAnswer, ...more } = useLoaderData<typeof loader>()
  const refused = getRefusal(useActionData<typeof action>())
  const refusalText = useRefusalText('offers', 'offers.problem')
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
    <RecordFrame
      back={{ to: queuePath, label: text('offers.back') }}
      title={offer.title}
      revision={JSON.stringify(refused)}
      beside={
        <>
          <StatusBadge {...offer} />
          {offer.left && <TimeLeft left={offer.left} />}
        </>
      }
      lead={[
        offer.sku,
        offer.stock === null ? '' : text('offers.stock', { stock: offer.stock }),
        offer.daysOnSale === null ? '' : text('offers.daysOnSale', { days: offer.daysOnSale }),
      ]
        .filter(Boolean)
        .join(' · ')}
      problem={
        refused && (
          <>
            {refusalText(refused)}
            {!answer && refused.typed.note && (
              <p className="mt-1">{text('offers.typed', { note: refused.typed.note })}</p>
            )}
          </>
        )
      }
      done={done && text(`offers.done.${done}`)}
    >
      {offer.picture && (
        <Picture url={offer.picture} alt="" widest={240} sizes="96px" className="size-20 rounded-md sm:size-24" />
      )}
      {answer ? (
        <AnswerForm
          key={answer + offer.revision}
          {...{ offer, answer, from }}
          typed={{ amount: refused?.typed.amount ?? '', note: refused?.typed.note ?? '' }}
          amountError={refused && isAmountWrong ? refusalText(refused) : undefined}
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
    </RecordFrame>
  )
}

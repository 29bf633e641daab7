import { marketIds } from '@dvaput/domain/markets/market'
import { offerQueues } from '@dvaput/domain/offers/offer-queue'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, useActionData, useLoaderData } from 'react-router'
import { offerPath, readQueueQuery } from '../../features/offers/offer-links.ts'
import { offerListActions } from '../../features/offers/offer-list-actions.ts'
import { toOfferView } from '../../features/offers/offer-view.ts'
import { QueueFilters } from '../../features/offers/queue-filters.tsx'
import { QueueList } from '../../features/offers/queue-list.tsx'
import { RejectSelected } from '../../features/offers/reject-selected.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen as readChoice } from '../../lib/urls/list-url.ts'
import { readTyped } from '../../lib/urls/record-search.ts'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['offers'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const kinds = ['local', 'international'] as const

const readCount = (typed: string) => (/^\d{1,2}$/.test(typed) ? Number(typed) : null)

export const loader = screenLoader(async ({ language }, { administrator, services, url }) => {
  const text = await loadText(language, 'offers')
  const param = (name: string) => url.searchParams.get(name) ?? ''
  const queue = offerQueues.find((each) => each === param('queue')) ?? 'waiting'
  const kind = kinds.find((each) => each === param('kind'))
  const market = marketIds.find((each) => each === param('market'))
  const search = readTyped(param('q'))
  const { offers, next } = await services.shopOffers.list({ queue, kind, market, search, after: param('after') })
  const query = readQueueQuery(url.search)
  query.delete('at')
  const withAfter = (after: string | null) => {
    const changed = new URLSearchParams(query)
    changed.delete('after')
    if (after !== null) changed.set('after', after)
    return `?${changed}`
  }
  return {
    title: text('offers.title'),
    chosen: { queue, kind: kind ?? '', market: market ?? '', q: search },
    offers: offers.map(toOfferView),
    query: query.toString(),
    next: next === null ? null : withAfter(next),
    first: query.has('after') ? withAfter(null) : null,
    focused: readCount(param('at')),
    done: readChoice(url, 'done', ['approve', 'approving', 'counter', 'reject']) ?? null,
    answered: param('answered'),
    rejected: readCount(param('rejected')),
    left: readCount(param('left')),
    mayAnswer: administrator.permissions.includes('offers.answer'),
    mayRule: administrator.permissions.includes('offers.rules'),
  }
})

export const action = offerListActions.action

export default function Offers() {
  const { title, chosen, offers, query, next, first, done, answered, rejected, left, ...more } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = getRefusal(answer)
  const refusalText = useRefusalText('offers', 'offers.problem')
  const text = useText('offers')
  const canReject = more.mayAnswer && offers.some(({ mayAnswer }) => mayAnswer)
  const isLeft = left !== null && left > 0
  const selected =
    rejected === null
      ? undefined
      : [text('offers.rejectedSelected', { rejected }), ...(isLeft ? [text('offers.leftSelected', { left })] : [])]
  return (
    <ScreenFrame
      title={title}
      lead={text('offers.lead')}
      beside={
        more.mayRule && (
          <ButtonLink to="/offers/rules" variant="secondary" size="sm">
            {text('offers.rulesLink')}
          </ButtonLink>
        )
      }
      problem={refused ? refusalText(refused) : isLeft && selected?.join(' ')}
      done={
        selected ||
        (done && (
          <>
            {text(`offers.done.${done}`)} <TextLink to={offerPath(answered, query)}>{text('offers.open')}</TextLink>
          </>
        ))
      }
      about={answered}
    >
      <QueueFilters chosen={chosen} />
      {offers.length === 0 ? (
        <p className="text-ink-soft">{text(chosen.queue === 'waiting' ? 'offers.emptyWaiting' : 'offers.empty')}</p>
      ) : (
        <Form method="post" className="grid gap-3">
          <QueueList key={answered} offers={offers} query={query} mayAnswer={more.mayAnswer} focused={more.focused} />
          {canReject && <RejectSelected note={refused?.typed.note} />}
        </Form>
      )}
      <div className="flex gap-2">
        {first && (
          <ButtonLink to={first} variant="secondary">
            {text('offers.first')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} variant="secondary">
            {text('offers.next')}
          </ButtonLink>
        )}
      </div>
    </ScreenFrame>
  )
}

import { marketIds } from '@dvaput/domain/markets/market'
import { offerQueues } from '@dvaput/domain/offers/offer-queue'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { offerPath, readQueueQuery } from '../features/offers/offer-links.ts'
import { toOfferView } from '../features/offers/offer-view.ts'
import { QueueFilters } from '../features/offers/queue-filters.tsx'
import { QueueList } from '../features/offers/queue-list.tsx'
import { RejectSelected } from '../features/offers/reject-selected.tsx'
import { rejectSelected } from '../features/offers/reject-selection.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { readTyped } from '../lib/record-search.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'

export const meta = screenMeta

export const handle = { messages: ['offers'] }

const kinds = ['local', 'international'] as const
const dones = ['approve', 'approving', 'counter', 'reject'] as const

const readCount = (typed: string) => (/^\d{1,2}$/.test(typed) ? Number(typed) : null)

export const loader = screenLoader(async ({ language }, { administrator, services, url }) => {
  const text = await loadText(language, 'offers')
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const queue = offerQueues.find((each) => each === asked('queue')) ?? 'waiting'
  const kind = kinds.find((each) => each === asked('kind'))
  const market = marketIds.find((each) => each === asked('market'))
  const search = readTyped(asked('q'))
  const { offers, next } = await services.shopOffers.list({ queue, kind, market, search, after: asked('after') })
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
    focused: readCount(asked('at')),
    done: dones.find((each) => each === asked('done')) ?? null,
    answered: asked('answered'),
    rejected: readCount(asked('rejected')),
    left: readCount(asked('left')),
    mayAnswer: administrator.permissions.includes('offers.answer'),
    mayRule: administrator.permissions.includes('offers.rules'),
  }
})

export const action = screenAction('offers.answer', async (_, { administrator, services, form, url }) => {
  const outcome = await rejectSelected(services, form, administrator)
  if (typeof outcome === 'string')
    return data({ problem: outcome, note: String(form.get('note') ?? '') }, { status: 422 })
  const query = readQueueQuery(url.search)
  for (const [name, count] of Object.entries(outcome)) query.set(name, String(count))
  throw redirect(`/offers?${query}`)
})

export default function Offers() {
  const { title, chosen, offers, query, next, first, done, answered, rejected, left, ...more } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = answer && 'problem' in answer ? answer : null
  const text = useText('offers')
  const canReject = more.mayAnswer && offers.some(({ mayAnswer }) => mayAnswer)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-sm text-ink-soft">{text('offers.lead')}</p>
        </div>
        {more.mayRule && (
          <ButtonLink to="/offers/rules" variant="secondary" size="sm">
            {text('offers.rulesLink')}
          </ButtonLink>
        )}
      </div>
      {done && (
        <Notice key={answered}>
          {text(`offers.done.${done}`)} <TextLink to={offerPath(answered, query)}>{text('offers.open')}</TextLink>
        </Notice>
      )}
      {rejected !== null && !refused && (
        <Notice tone={left ? 'danger' : 'success'} focused>
          {text('offers.rejectedSelected', { rejected })}
          {left !== null && left > 0 && ` ${text('offers.leftSelected', { left })}`}
        </Notice>
      )}
      {refused && (
        <Notice tone="danger" focused>
          {text(`offers.problem.${refused.problem}`)}
        </Notice>
      )}
      <QueueFilters chosen={chosen} />
      {offers.length === 0 ? (
        <p className="text-ink-soft">{text(chosen.queue === 'waiting' ? 'offers.emptyWaiting' : 'offers.empty')}</p>
      ) : (
        <Form method="post" className="grid gap-3">
          <QueueList key={answered} offers={offers} query={query} mayAnswer={more.mayAnswer} focused={more.focused} />
          {canReject && <RejectSelected note={refused?.note} />}
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
    </div>
  )
}

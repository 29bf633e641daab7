import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { BannerRow } from '../features/content/banner-row.tsx'
import { ContentFrame } from '../features/content/content-frame.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const outcomes = ['saved', 'removed', 'moved', 'shown', 'hidden'] as const

export const loader = screenLoader(async ({ language }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  const banners = await content.banners.list()
  return {
    title: text('screen.banners'),
    done: outcomes.find((each) => each === url.searchParams.get('done')) ?? null,
    markets: marketIds.map((id) => ({
      ...{ id, name: markets[id].name[language] },
      banners: banners
        .filter(({ market }) => market === id)
        .map(({ id: banner, title, imageUrl, isActive, revision, buttonLink, shownFrom, shownUntil }) => ({
          ...{ id: banner, imageUrl, isActive, revision, buttonLink },
          times: [
            ...(shownFrom
              ? [text('banner.from', { time: formatMarketTime(shownFrom.toISOString(), id, language) })]
              : []),
            ...(shownUntil
              ? [text('banner.until', { time: formatMarketTime(shownUntil.toISOString(), id, language) })]
              : []),
          ].join(', '),
          title: title[language] || title[markets[id].languages[0]],
        })),
    })),
  }
})

const acts = { up: 'moved', show: 'shown', hide: 'hidden' } as const

const isAct = (value: unknown): value is keyof typeof acts => typeof value === 'string' && Object.hasOwn(acts, value)

export const action = screenAction('content.write', async (_, { administrator: by, services: { content }, form }) => {
  const { act, id, revision = '' } = textsOfForm(form)
  if (!isAct(act)) throw new Response(null, { status: 400 })
  const which = { by, revision, id: /^\d{1,9}$/.test(id ?? '') ? Number(id) : 0 }
  const result = await (act === 'up' ? content.banners.moveUp(which) : content.banners.show(which, act === 'show'))
  if (result === 'ok') throw redirect(`/content/banners?done=${acts[act]}`)
  return data({ problem: result === 'not-found' ? result : 'changed-meanwhile' } as const, { status: 409 })
})

export default function ContentBanners() {
  const { title, markets: shown, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const problem = answer && 'problem' in answer ? text(`banner.list.${answer.problem}`) : null
  return (
    <ContentFrame
      title={title}
      outcome={problem ? { problem } : done && !answer ? { done: text(`banner.done.${done}`) } : null}
    >
      {shown.map(({ id, name, banners }) => (
        <section key={id} className="grid gap-3" aria-labelledby={`banners-${id}`}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`banners-${id}`} className="text-lg">
              {name}
            </h2>
            <ButtonLink to={`/content/banners/new?market=${id}`} variant="secondary" size="sm">
              {text('banner.add')}
            </ButtonLink>
          </div>
          {banners.length === 0 ? (
            <p className="text-ink-soft">{text('banner.empty')}</p>
          ) : (
            <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
              {banners.map((banner, index) => (
                <BannerRow key={banner.id} {...banner} isFirst={index === 0} />
              ))}
            </ol>
          )}
        </section>
      ))}
    </ContentFrame>
  )
}

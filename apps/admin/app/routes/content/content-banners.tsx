import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { bannerListActions } from '../../features/content/banner-actions.ts'
import { BannerRow } from '../../features/content/banner-row.tsx'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { ItemList } from '../../ui/item-list.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  const banners = await content.banners.list()
  return {
    title: text('screen.banners'),
    done: chosen(url, 'done', [...bannerListActions.names, 'saved', 'removed']) ?? null,
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

export const action = bannerListActions.action

export default function ContentBanners() {
  const { title, markets: shown, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refusalText = useRefusalText('content', 'banner.list')
  const refused = getRefusal(answer)
  return (
    <ContentFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={done && !answer && text(`banner.done.${done}`)}
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
            <ItemList isOrdered>
              {banners.map((banner, index) => (
                <BannerRow key={banner.id} {...banner} isFirst={index === 0} />
              ))}
            </ItemList>
          )}
        </section>
      ))}
    </ContentFrame>
  )
}

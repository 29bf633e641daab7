import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { ownTextKey } from '@dvaput/domain/markets/own-texts'
import { languages } from '@dvaput/domain/text/language'
import { Badge } from '@dvaput/ui/badge.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useLoaderData } from 'react-router'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { readTextPlace } from '../../features/content/read-text-place.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { FilterForm } from '../../ui/filter-form.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export const loader = screenLoader(async (page, { services: { content, readOriginalTexts }, url }) => {
  const text = await loadText(page.language, 'content')
  const { market, language } = readTextPlace(url, page.market.id, page.language)
  const [original, own] = await Promise.all([readOriginalTexts(market, language), content.texts.list(market)])
  return {
    title: text('screen.texts'),
    ...{ market, language, isDone: url.searchParams.has('done') },
    markets: marketIds.map((id) => ({ value: id, label: markets[id].name[page.language] })),
    pages: original.map(({ page: name, title, path, sections }) => ({
      ...{ name, title, path },
      sections: sections.map((section) => {
        const written = own[ownTextKey(name, section.id, language)]
        return { id: section.id, title: written?.title ?? section.title, isOwn: written !== undefined }
      }),
    })),
  }
})

export default function ContentTexts() {
  const { title, market, language, isDone, markets: choices, pages } = useLoaderData<typeof loader>()
  const text = useText('content')
  const place = new URLSearchParams({ market, language })
  return (
    <ContentFrame title={title} done={isDone && text('text.done')}>
      <FilterForm
        show={text('text.choose')}
        filters={[
          { name: 'market', label: text('text.market'), value: market, options: choices },
          {
            ...{ name: 'language', label: text('text.language'), value: language },
            options: languages.map((each) => ({ value: each, label: text(`language.${each}`) })),
          },
        ]}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        {pages.map(({ name, title: pageTitle, path, sections }) => (
          <section key={name} aria-labelledby={`page-${name}`} className="rounded-lg border border-line bg-surface p-4">
            <h2 id={`page-${name}`} className="text-lg">
              {pageTitle}
            </h2>
            <p className="text-sm text-ink-soft">{path}</p>
            <ul className="mt-2">
              {sections.map(({ id, title: heading, isOwn }) => (
                <li key={id} className="flex min-h-9 flex-wrap items-center gap-2">
                  <TextLink to={`/content/texts/${name}/${id}?${place}`}>{heading}</TextLink>
                  {isOwn && <Badge tone="info">{text('text.isOwn')}</Badge>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ContentFrame>
  )
}

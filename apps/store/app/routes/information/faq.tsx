import { formatRange } from '@dvaput/domain/markets/format-range'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { FaqView } from '../../features/information/faq-view.tsx'
import { gradesView } from '../../features/information/grades-view.server.ts'
import { faqPage } from '../../features/information/information-pages.server.ts'
import { InlineText } from '../../features/information/inline-text.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { Route } from './+types/faq'

export const meta = pageMeta

export const handle = { messages: ['information'] }

export const loader = pageLoader(async ({ market, language }) => {
  const page = faqPage(market, language)
  return {
    head: { title: page.title, description: page.description, path: '/faq' },
    page,
    grades: await gradesView(language),
  }
})

export default function Faq({ loaderData: { page, grades } }: Route.ComponentProps) {
  const text = useText('information')
  const { messageReply } = usePageContext().market.figures
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-4xl">{page.title}</h1>
      <p className="mt-4 mb-10 max-w-prose text-lg text-ink-soft">
        <InlineText text={page.lead} />
      </p>
      <FaqView page={page} grades={grades} />
      <section
        aria-labelledby="more-title"
        className="mt-12 max-w-prose rounded-xl bg-sunken p-6 lg:ml-[19.5rem] print:hidden"
      >
        <h2 id="more-title" className="text-xl">
          {text('faq.moreTitle')}
        </h2>
        <p data-figure="messageReply" className="mt-2 mb-4 text-ink-soft">
          <InlineText text={text('faq.moreText', { hours: formatRange(messageReply) })} />
        </p>
        <ButtonLink to="/contact" prefetch="intent">
          {text('faq.moreLink')}
        </ButtonLink>
      </section>
    </div>
  )
}

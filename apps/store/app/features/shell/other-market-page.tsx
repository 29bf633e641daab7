import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { PageTitle } from '../../lib/meta/page-title.tsx'
import { marketSwitchUrl } from '../../lib/paths/market-switch-url.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

type OtherMarketPageProps = {
  /** The market that sells it. */
  readonly market: MarketId
  /** Title of a product, whose page has its own meta; undefined for a listing. */
  readonly title?: string
  /** Path of similar products in this market. */
  readonly similar?: string
}

/** For what only another market sells. */
export const OtherMarketPage = ({ market, title, similar }: OtherMarketPageProps) => {
  const text = useText('not-found')
  const { market: here, language } = usePageContext()
  const location = useLocation()
  const name = markets[market].name[language]
  const heading = title === undefined ? text('elsewhere.listing') : text('elsewhere.title', { title })
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12 sm:py-20">
      {title === undefined && <PageTitle>{heading}</PageTitle>}
      <h1 className="text-3xl">{heading}</h1>
      <p className="text-lg text-ink-soft">{text('elsewhere.text', { market: name })}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={similar ?? '/products'} prefetch="intent">
          {similar === undefined ? text('listing.all') : text('elsewhere.similar')}
        </ButtonLink>
        <TextLink to="/search" className="inline-flex min-h-11 items-center">
          {text('search.label')}
        </TextLink>
        <TextLink
          to={marketSwitchUrl(market, location, here, language)}
          reloadDocument
          className="inline-flex min-h-11 items-center"
        >
          {text('elsewhere.open', { market: name })}
        </TextLink>
      </div>
    </div>
  )
}

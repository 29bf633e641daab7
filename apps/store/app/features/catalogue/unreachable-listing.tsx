import { useText } from '../../i18n/use-text.ts'
import { PageTitle } from '../../lib/meta/page-title.tsx'
import { ListingFailure } from './listing-failure.tsx'

/** Shown when the server is unreachable. */
export const UnreachableListing = () => {
  const text = useText('shell')
  return (
    <div className="py-6 sm:py-8">
      <PageTitle>{text('listing.all')}</PageTitle>
      <h1 className="text-3xl">{text('listing.all')}</h1>
      <ListingFailure />
    </div>
  )
}

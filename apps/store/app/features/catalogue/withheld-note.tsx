import { changeListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { ListingChoices } from './use-listing-query.ts'

type WithheldNoteProps = { readonly choices: ListingChoices; readonly withheld: number; readonly onLeave: () => void }

/** What the filter leaves out by itself, with the way to it. // divergences D-27 */
export const WithheldNote = ({ choices, withheld, onLeave }: WithheldNoteProps) => {
  const text = useText('catalogue')
  return (
    <p className="text-sm text-ink-soft">
      {text('listing.withheld', { count: withheld })}{' '}
      <ChoiceLink
        choices={choices}
        to={changeListingQuery(choices.query, { withWarnings: true })}
        onFollow={onLeave}
        className="rounded-sm font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
      >
        {text('listing.showWithheld')}
      </ChoiceLink>
    </p>
  )
}

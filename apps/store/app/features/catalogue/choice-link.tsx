import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { ListingChoices } from './use-listing-query.ts'

type ChoiceLinkProps = Omit<LinkProps, 'to' | 'onClick'> & {
  readonly choices: ListingChoices
  readonly to: ListingQuery
  readonly onFollow?: () => void
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link to the same listing with other filters; nofollow, because there are endless combinations. */
export const ChoiceLink = ({ choices: { go, hrefOf }, to, onFollow, ...rest }: ChoiceLinkProps) => (
  <Link
    {...rest}
    to={hrefOf(to)}
    rel="nofollow"
    onClick={(event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      go(to)
      onFollow?.()
    }}
  />
)

import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { CategoryLink } from './describe-listing.ts'

/** One scrollable line on a phone, wrapped on wider screens. */
export const CategoryLinks = ({ links }: { readonly links: readonly CategoryLink[] }) => {
  const text = useText('catalogue')
  // A single category is the listing itself.
  if (links.length < 2) return null
  return (
    <nav aria-label={text('listing.categories')} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 sm:flex-wrap">
        {links.map(({ label, to, isCurrent }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              prefetch="intent"
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap transition-colors hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong sm:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { changeImportedQuery } from '@dvaput/domain/international/listing-query'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { CategoryEntry } from './imported-listing.ts'
import type { ImportedChoices } from './use-imported-query.ts'

type CategoryListProps = { readonly categories: readonly CategoryEntry[]; readonly choices: ImportedChoices }

const linkClasses =
  'flex min-h-11 items-center rounded-md px-3 text-sm transition-colors hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong'

/** Everything has no id of its own in the URL. */
const everything = 'todos'

/** The link is over the line that opens the subcategories, all but its arrow: both work without scripts. */
const Entry = ({ category, choices }: { readonly category: CategoryEntry; readonly choices: ImportedChoices }) => {
  const text = useText('international')
  const { query, hrefOf } = choices
  const id = category.id === everything ? null : (category.id as typeof query.category)
  const isWithin = query.category === id
  const link = (to: string, isCurrent: boolean, name: string, className?: string) => (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={joinClasses(linkClasses, className)}
    >
      {name}
    </Link>
  )
  const hasMore = category.subcategories.length > 0
  return (
    <li className="relative">
      {link(
        hrefOf(changeImportedQuery(query, { category: id, subcategory: null })),
        isWithin && query.subcategory === null,
        category.name,
        hasMore ? 'absolute inset-x-0 top-0 mr-11' : undefined,
      )}
      {hasMore && (
        <details open={isWithin} className="group">
          <summary
            aria-label={text('categories.expand', { name: category.name })}
            className="ml-auto flex size-11 cursor-pointer list-none items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
          >
            <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="mb-2 ml-3 border-l border-line pl-2">
            {category.subcategories.map((each) => (
              <li key={each.id}>
                {link(
                  hrefOf(changeImportedQuery(query, { category: id, subcategory: each.id })),
                  query.subcategory === each.id,
                  each.name,
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

export const CategoryList = ({ categories, choices }: CategoryListProps) => (
  <ul className="flex flex-col gap-0.5">
    {categories.map((category) => (
      <Entry key={category.id} category={category} choices={choices} />
    ))}
  </ul>
)

import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { CategoryList } from './category-list.tsx'
import type { CategoryEntry } from './imported-listing.ts'
import type { ImportedChoices } from './use-imported-query.ts'

type CategorySidebarProps = { readonly categories: readonly CategoryEntry[]; readonly choices: ImportedChoices }

const nameOf = (categories: readonly CategoryEntry[], { query }: ImportedChoices): string | undefined => {
  const category = categories.find(({ id }) => id === query.category)
  return category?.subcategories.find(({ id }) => id === query.subcategory)?.name ?? category?.name
}

/** Beside the products on a desktop, folded above them on a phone. */
export const CategorySidebar = ({ categories, choices }: CategorySidebarProps) => {
  const text = useText('international')
  const current = nameOf(categories, choices) ?? categories[0]?.name
  return (
    <>
      <nav aria-label={text('categories.label')} className="hidden lg:block">
        <h2 className="mb-2 px-3 font-text text-sm font-semibold tracking-normal text-ink-soft">
          {text('categories.label')}
        </h2>
        <CategoryList categories={categories} choices={choices} />
      </nav>
      {/* A new choice folds it again. */}
      <details key={current} className="group/categories mb-4 rounded-lg border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 truncate">
            {text('categories.label')}
            {current && <span className="font-normal text-ink-soft"> · {current}</span>}
          </span>
          <Icon name="down" className="shrink-0 transition-transform group-open/categories:rotate-180" />
        </summary>
        <nav aria-label={text('categories.label')} className="border-t border-line p-2">
          <CategoryList categories={categories} choices={choices} />
        </nav>
      </details>
    </>
  )
}

import { homeTiles, subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'

export const PopularCategories = () => {
  const text = useText('search')
  const categoryText = useText('shell')
  return (
    <nav aria-label={text('search.popular')}>
      <p className="font-semibold text-ink">{text('search.popular')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {homeTiles.map((slug) => (
          <li key={slug}>
            <ButtonLink to={subcategoryPath(slug)} prefetch="intent" variant="secondary" size="sm">
              {categoryText(`type.${slug}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

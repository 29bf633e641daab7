import { homeTiles, subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Picture } from '@dvaput/ui/picture.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** One sprite for all tiles: each shows its own sixth. */
const picture = '/cdn/shop/files/demo/tiles.avif?v=1'
const sizes = '(min-width: 64rem) 1200px, (min-width: 40rem) 186vw, 276vw'
const sixths = [
  'object-[0%_50%]',
  'object-[20%_50%]',
  'object-[40%_50%]',
  'object-[60%_50%]',
  'object-[80%_50%]',
  'object-[100%_50%]',
]

// The six categories of the front page. // HOME-04
export const CategoryTiles = () => {
  const text = useText('home')
  const categories = useText('shell')
  return (
    <section aria-labelledby="categories-title">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="categories-title" className="text-2xl">
          {text('home.categories')}
        </h2>
        <TextLink to="/products" prefetch="intent" className="inline-flex min-h-6 items-center gap-1">
          {text('home.allProducts')}
          <Icon name="right" className="size-4" />
        </TextLink>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {homeTiles.map((slug, index) => (
          <li key={slug}>
            <Link
              to={subcategoryPath(slug)}
              prefetch="intent"
              className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-raised"
            >
              <Picture
                url={picture}
                alt=""
                width={2880}
                height={360}
                sizes={sizes}
                className={joinClasses('aspect-4/3 w-full border-b border-line', sixths[index])}
              />
              <span className="flex min-h-11 grow items-center px-2.5 py-2 text-sm leading-tight font-semibold group-hover:text-accent">
                {categories(`type.${slug}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

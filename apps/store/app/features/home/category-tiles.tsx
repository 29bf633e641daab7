import { homeTiles, subcategoryPath } from '@dvaput/domain/catalogue/main-collections'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** As the studio draws them. */
const tilePicture = (slug: string) => `/cdn/shop/files/demo/tile-${slug}.avif?v=1`

const sizes = '(min-width: 64rem) 200px, (min-width: 40rem) 31vw, 46vw'

// spec §2 Home
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
        {homeTiles.map((slug) => (
          <li key={slug}>
            <Link
              to={subcategoryPath(slug)}
              prefetch="intent"
              className="group block h-full overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-raised"
            >
              <Picture
                url={tilePicture(slug)}
                alt=""
                width={960}
                height={720}
                sizes={sizes}
                className="aspect-4/3 w-full border-b border-line"
              />
              <span className="block px-3 py-2.5 text-sm font-semibold group-hover:text-accent sm:text-base">
                {categories(`type.${slug}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

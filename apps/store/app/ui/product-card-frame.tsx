import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ProductCardFrameProps = {
  readonly to: string
  readonly title: string
  readonly image: ReactNode
  readonly badges?: ReactNode
  /** Small controls over the picture. */
  readonly corner?: ReactNode
  /** A line or two under the title. */
  readonly facts?: ReactNode
  readonly tags?: readonly string[]
  readonly price: ReactNode
  readonly action?: ReactNode
  readonly headingLevel?: 2 | 3
  /** Hover, touch or focus of the link. */
  readonly onIntent?: () => void
}

const titleLink =
  'after:absolute after:inset-0 group-hover:text-accent focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'

/** The title's link covers the whole card; corner and action are above it. */
export const ProductCardFrame = ({
  to,
  title,
  image,
  badges,
  corner,
  facts,
  tags = [],
  price,
  action,
  headingLevel = 3,
  onIntent,
}: ProductCardFrameProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-raised">
      <div className="relative flex aspect-square items-center justify-center overflow-hidden border-b border-line bg-plate">
        {image}
      </div>
      {corner && <div className="absolute top-1 right-1 z-10 flex flex-col">{corner}</div>}
      <div className="flex grow flex-col gap-1.5 p-3 sm:gap-2 lg:p-4">
        {badges && <div className="flex flex-wrap gap-1 empty:hidden">{badges}</div>}
        <Heading className="line-clamp-2 font-text text-sm leading-tight font-semibold tracking-normal text-pretty sm:text-base sm:leading-tight">
          <Link
            to={to}
            prefetch="intent"
            onMouseEnter={onIntent}
            onFocus={onIntent}
            onTouchStart={onIntent}
            className={titleLink}
          >
            {title}
          </Link>
        </Heading>
        {/* Room enough for a finger between the links of the title and of the grade. */}
        {facts && <div className="pt-0.5 text-xs text-ink-soft">{facts}</div>}
        {tags.length > 0 && (
          <ul className="flex max-h-[1.4rem] flex-wrap gap-1 overflow-hidden">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full truncate rounded-sm bg-sunken px-1.5 py-px text-xs text-ink-soft">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex flex-col gap-2.5 pt-1.5">
          {price}
          {action && <div className="relative flex flex-wrap gap-2">{action}</div>}
        </div>
      </div>
    </article>
  )
}

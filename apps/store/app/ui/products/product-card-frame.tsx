import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ProductCardFrameProps = {
  readonly to: string
  readonly title: string
  readonly image: ReactNode
  readonly badges?: ReactNode
  /** Small controls over the picture. */
  readonly corner?: ReactNode
  /** A few words each, under the title. */
  readonly facts?: readonly string[]
  /** A line under the facts. */
  readonly state?: ReactNode
  /** Before the price. */
  readonly warnings?: ReactNode
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
  facts = [],
  state,
  warnings,
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
      {/* Below the picture where it would hide it. */}
      {corner && (
        <div className="relative z-10 flex justify-end px-1 pt-0.5 sm:absolute sm:top-1 sm:right-1 sm:flex-col sm:p-0">
          {corner}
        </div>
      )}
      <div className="flex grow flex-col gap-1.5 p-3 pt-1 sm:gap-2 sm:pt-3 lg:p-4">
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
        {facts.length > 0 && (
          // Each on a line of its own, which ends where the card does.
          <p className="truncate text-xs whitespace-pre text-ink-soft">{facts.join('\n')}</p>
        )}
        {/* Room enough for a finger between the links of the title and of the grade. */}
        {state && <div className="pt-0.5 text-xs text-ink-soft">{state}</div>}
        <div className="mt-auto flex flex-col gap-2.5 pt-1.5">
          {badges}
          {warnings}
          {price}
          {action}
        </div>
      </div>
    </article>
  )
}

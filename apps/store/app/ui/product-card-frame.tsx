import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ProductCardFrameProps = {
  readonly to: string
  readonly title: string
  readonly image: ReactNode
  readonly badges?: ReactNode
  readonly tags?: readonly [string] | readonly [string, string]
  readonly price: ReactNode
  readonly action?: ReactNode
}

/** The whole card leads to the product through the title's link; the action lies above it. */
export const ProductCardFrame = ({ to, title, image, badges, tags, price, action }: ProductCardFrameProps) => (
  <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-raised">
    <div className="relative flex aspect-square items-center justify-center border-b border-line bg-sunken">
      {image}
      {badges && <div className="absolute top-2 left-2 flex flex-wrap gap-1.5 pr-2 sm:top-3 sm:left-3">{badges}</div>}
    </div>
    <div className="flex grow flex-col gap-2 p-3 sm:p-4">
      <h3 className="line-clamp-2 font-text text-base leading-tight font-semibold tracking-normal">
        <Link
          to={to}
          className="after:absolute after:inset-0 group-hover:text-accent focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
      </h3>
      {tags && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-sm border border-line px-1.5 py-px text-xs text-ink-soft">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-col gap-3 pt-1">
        {price}
        {action && <div className="relative">{action}</div>}
      </div>
    </div>
  </article>
)

import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CategoryLinks } from './category-links.tsx'
import type { ListingDescription } from './describe-listing.ts'

export const ListingHeader = ({
  listing: { title, intro, trail, categories },
}: {
  readonly listing: ListingDescription
}) => (
  <header className="flex flex-col gap-3">
    <Breadcrumb trail={trail.slice(0, -1)} current={title} />
    <div className="flex flex-col gap-1.5">
      <h1 className="text-3xl">{title}</h1>
      {intro && <p className="hidden max-w-prose text-ink-soft sm:block">{intro}</p>}
    </div>
    <CategoryLinks links={categories} />
  </header>
)

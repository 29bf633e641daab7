import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { DescribedPlace } from './describe-place.ts'
import { KindLinks } from './kind-links.tsx'

export const ListingHeader = ({ place: { title, intro, trail, kinds } }: { readonly place: DescribedPlace }) => (
  <header className="flex flex-col gap-3">
    <Breadcrumb trail={trail.slice(0, -1)} current={title} />
    <div className="flex flex-col gap-1.5">
      <h1 className="text-3xl">{title}</h1>
      {intro && <p className="hidden max-w-prose text-ink-soft sm:block">{intro}</p>}
    </div>
    <KindLinks kinds={kinds} />
  </header>
)

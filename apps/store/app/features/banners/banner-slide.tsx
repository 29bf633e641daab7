import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { BannerLink } from './banner-link.ts'
import { BannerPicture } from './banner-picture.tsx'
import type { BannerView } from './banner-views.ts'

type BannerSlideProps = {
  readonly banner: BannerView
  readonly index: number
  readonly count: number
  readonly isCurrent: boolean
  readonly isNear: boolean
}

/** All slides share one grid cell, so that the tallest sets the height. */
export const BannerSlide = ({ banner, index, count, isCurrent, isNear }: BannerSlideProps) => {
  const text = useText('home')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
    <div
      role="group"
      // Still visible while it fades.
      inert={!isCurrent}
      aria-roledescription={text('banner.slide')}
      aria-label={text('banner.position', { number: index + 1, count })}
      className={joinClasses(
        'col-start-1 row-start-1 grid grid-cols-1 grid-rows-[auto_1fr] transition-[opacity,visibility] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-1',
        isCurrent ? 'opacity-100 duration-500' : 'invisible opacity-0 duration-200',
      )}
    >
      <div className="relative aspect-5/3 overflow-hidden bg-plate md:order-last md:aspect-auto lg:aspect-5/3">
        <BannerPicture url={banner.picture} alt={banner.alt} first={index === 0} near={isNear} />
      </div>
      <div className="flex flex-col items-start px-5 pt-6 sm:px-8 md:justify-center md:pt-10 md:pr-4 md:pb-24 lg:pr-10 lg:pl-12">
        {banner.subtitle && <p className="text-sm font-semibold text-accent">{banner.subtitle}</p>}
        <h2 className="mt-1.5 text-3xl">{banner.title}</h2>
        {banner.description && <p className="mt-3 text-ink-soft">{banner.description}</p>}
        {banner.link && banner.label && <Way link={banner.link} label={banner.label} />}
      </div>
    </div>
  )
}

const Way = ({ link, label }: { readonly link: BannerLink; readonly label: string }) => {
  const classes = buttonClasses({}, 'mt-5')
  return link.kind === 'page' ? (
    <Link to={link.to} prefetch="intent" className={classes}>
      {label}
    </Link>
  ) : (
    <a href={link.href} rel="noopener" className={classes}>
      {label}
    </a>
  )
}

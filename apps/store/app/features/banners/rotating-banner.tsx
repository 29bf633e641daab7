import { useText } from '../../i18n/use-text.ts'
import { BannerControls } from './banner-controls.tsx'
import { BannerSlide } from './banner-slide.tsx'
import type { BannerView } from './banner-views.ts'
import { useRotation } from './use-rotation.ts'
import { useSwipe } from './use-swipe.ts'

/** The pattern of a carousel: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export const RotatingBanner = ({ banners }: { readonly banners: readonly BannerView[] }) => {
  const text = useText('home')
  const count = banners.length
  const rotation = useRotation(count)
  const { current, last, isNextAwaited } = rotation
  const swipe = useSwipe((turn) => rotation.go(current + turn))
  const isNear = (index: number) =>
    index === current || index === last || (isNextAwaited && index === (current + 1) % count)

  return (
    <section
      aria-roledescription={text('banner.carousel')}
      aria-label={text('banner.label')}
      // Light in the dark theme too: the plate of the pictures goes on under the text without a seam.
      className="relative overflow-hidden rounded-xl border border-line bg-plate text-ink scheme-light"
      onPointerEnter={({ pointerType }) => rotation.setPointed(pointerType === 'mouse')}
      onPointerLeave={() => rotation.setPointed(false)}
      // Only keyboard focus: a clicked button keeps the focus after the pointer has left.
      onFocus={({ target }) => rotation.setFocused(target.matches(':focus-visible'))}
      onBlur={() => rotation.setFocused(false)}
    >
      <div {...swipe} aria-live={rotation.isTurning ? 'off' : 'polite'} className="grid touch-pan-y grid-cols-1">
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            index={index}
            count={count}
            isCurrent={index === current}
            isNear={isNear(index)}
          />
        ))}
      </div>
      {count > 1 && (
        <BannerControls
          titles={banners.map(({ title }) => title)}
          current={current}
          isPlaying={rotation.isPlaying}
          onGo={rotation.go}
          onToggle={rotation.toggle}
        />
      )}
    </section>
  )
}

import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'

type FramedPicture = {
  readonly id: string
  readonly label: string
  readonly thumbnail: ReactNode
  readonly slide: ReactNode
}

type GalleryFrameProps = {
  readonly label: string
  readonly pictures: readonly FramedPicture[]
  readonly current: number
  readonly onChange: (index: number) => void
  /** Called when a pointer, finger or the focus enters. */
  readonly onNear?: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const seenIndex = ({ scrollLeft, clientWidth }: Element) => (clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0)

/**
 * A strip of pictures of a fixed size, with swipe, arrows, arrow keys and thumbnails. The strip scrolls natively, so it
 * works before hydration.
 */
export const GalleryFrame = ({ label, pictures, current, onChange, onNear }: GalleryFrameProps) => {
  const text = useText('shell')
  const strip = useRef<HTMLUListElement>(null)
  const count = pictures.length
  const go = (step: number) => onChange((current + step + count) % count)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    if (seenIndex(element) !== current) element.scrollTo({ left: current * element.clientWidth, behavior: 'instant' })
    // A focused picture passes the focus on, so that screen readers announce the next one.
    if (element.contains(document.activeElement))
      element.children[current]?.querySelector('button')?.focus({ preventScroll: true })
  }, [current])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || count < 2) return
    event.preventDefault()
    go(step)
  }
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col gap-3"
      onKeyDown={onKeyDown}
      onPointerEnter={onNear}
      onTouchStart={onNear}
      onFocus={onNear}
    >
      <div className="relative">
        <ul
          ref={strip}
          onScroll={({ currentTarget }) => {
            const seen = seenIndex(currentTarget)
            if (seen !== current && seen < count) onChange(seen)
          }}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-xl border border-line bg-plate [scrollbar-width:none]"
        >
          {pictures.map(({ id, slide }) => (
            <li
              key={id}
              className="flex aspect-5/4 max-h-[70svh] w-full shrink-0 snap-center snap-always items-center justify-center sm:aspect-square"
            >
              {slide}
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <IconButton
              icon="left"
              label={text('ui.previous')}
              floating
              className="absolute top-1/2 left-3 -translate-y-1/2 noscript:hidden print:hidden"
              onClick={() => go(-1)}
            />
            <IconButton
              icon="right"
              label={text('ui.next')}
              floating
              className="absolute top-1/2 right-3 -translate-y-1/2 noscript:hidden print:hidden"
              onClick={() => go(1)}
            />
          </>
        )}
      </div>
      {count > 1 && (
        <ul className="-m-1 flex gap-2 overflow-x-auto p-1 noscript:hidden print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={picture.label}
                aria-current={index === current || undefined}
                onClick={() => onChange(index)}
                className="flex size-16 items-center justify-center overflow-hidden rounded-md border border-line bg-plate transition-colors hover:border-line-strong aria-[current]:border-accent aria-[current]:ring-1 aria-[current]:ring-accent"
              >
                {picture.thumbnail}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { Dialog as Base } from '@base-ui/react/dialog'
import { Icon } from '@dvaput/ui/icon.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Picture } from '@dvaput/ui/picture.tsx'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { GalleryLabels, GalleryPicture } from './gallery.tsx'
import { useZoomGestures } from './use-zoom-gestures.ts'

type PictureZoomProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly pictures: readonly GalleryPicture[]
  readonly current: number
  readonly onChange: (index: number) => void
  readonly labels: GalleryLabels
  readonly finalFocus: () => HTMLElement | null
  /** The picture as the page has loaded it, shown until the large one is loaded. */
  readonly placeholderFor?: (index: number) => string | undefined
}

const control = 'pointer-events-auto'

/** A full-screen picture: Escape closes, arrows wrap around, space zooms. */
export const PictureZoom = (props: PictureZoomProps) => {
  const { open, onOpenChange, pictures, current, onChange, labels, finalFocus, placeholderFor } = props
  const text = useText('shell')
  const stage = useRef<HTMLElement>(null)
  const count = pictures.length
  const go = (step: number) => {
    reset()
    onChange((current + step + count) % count)
  }
  const { view, held, toggle, reset, gestures } = useZoomGestures({ stage, onSwipe: (step) => count > 1 && go(step) })
  const picture = pictures[current]
  const standIn = placeholderFor?.(current)
  const percent = Math.round(view.scale * 100)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      if (count > 1) go(event.key === 'ArrowLeft' ? -1 : 1)
    }
    // On a button, space activates the button.
    if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      toggle()
    }
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) reset()
        onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Popup
          initialFocus={stage}
          finalFocus={finalFocus}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 h-dvh bg-plate transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Base.Title className="sr-only">{labels.gallery}</Base.Title>
          <section
            ref={stage}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows and space work here, and it is where one begins
            tabIndex={0}
            aria-label={picture?.alt}
            className={joinClasses(
              'flex size-full touch-none items-center justify-center overflow-hidden select-none focus-visible:-outline-offset-4',
              view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
            )}
            {...gestures}
          >
            {picture && (
              <div
                className={joinClasses(
                  'flex size-full bg-plate bg-contain bg-center bg-no-repeat [&>img]:bg-transparent',
                  !held && 'transition-transform duration-200',
                )}
                style={{
                  transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
                  ...(standIn && { backgroundImage: `url(${JSON.stringify(standIn)})` }),
                }}
              >
                <Picture
                  key={picture.url}
                  {...picture}
                  sizes="150vw"
                  first
                  fit="contain"
                  className="pointer-events-none size-full"
                />
              </div>
            )}
          </section>
          <div className="pointer-events-none absolute inset-0 flex flex-col justify-between p-3">
            <div className="flex items-start justify-between gap-3">
              <p
                className="rounded-full border border-line bg-surface px-3 py-1 text-sm tabular-nums"
                aria-live="polite"
              >
                {labels.picture(current + 1)} · {text('ui.percent', { percent })}
              </p>
              <Base.Close render={<IconButton icon="close" label={text('ui.close')} floating className={control} />} />
            </div>
            {count > 1 && (
              <div className="flex items-center justify-between">
                <IconButton
                  icon="left"
                  label={text('ui.previous')}
                  floating
                  className={control}
                  onClick={() => go(-1)}
                />
                <IconButton icon="right" label={text('ui.next')} floating className={control} onClick={() => go(1)} />
              </div>
            )}
            <div className="flex justify-center">
              <button
                type="button"
                onClick={toggle}
                className={joinClasses(
                  control,
                  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-5 text-sm font-semibold shadow-raised transition-colors hover:bg-sunken',
                )}
              >
                <Icon name={view.scale === 1 ? 'plus' : 'minus'} />
                {view.scale === 1 ? labels.closer : labels.whole}
              </button>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

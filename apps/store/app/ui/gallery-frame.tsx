import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { IconButton } from './icon-button.tsx'

type GalleryPicture = { readonly id: string; readonly label: string; readonly thumbnail: ReactNode }

type GalleryFrameProps = {
  readonly label: string
  readonly pictures: readonly GalleryPicture[]
  readonly current: number
  readonly onChange: (index: number) => void
  /** The large picture itself. */
  readonly children: ReactNode
}

/** The place of the pictures: a square that never jumps, arrows, and a row to choose from. */
export const GalleryFrame = ({ label, pictures, current, onChange, children }: GalleryFrameProps) => {
  const text = useText('shell')
  const count = pictures.length
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <div className="relative flex aspect-square items-center justify-center overflow-hidden rounded-xl border border-line bg-surface">
        {children}
        {count > 1 && (
          <>
            <IconButton
              icon="left"
              label={text('ui.previous')}
              floating
              className="absolute top-1/2 left-3 -translate-y-1/2"
              onClick={() => onChange((current - 1 + count) % count)}
            />
            <IconButton
              icon="right"
              label={text('ui.next')}
              floating
              className="absolute top-1/2 right-3 -translate-y-1/2"
              onClick={() => onChange((current + 1) % count)}
            />
          </>
        )}
      </div>
      {count > 1 && (
        <ul className="-m-1 flex gap-2 overflow-x-auto p-1">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={picture.label}
                aria-current={index === current || undefined}
                onClick={() => onChange(index)}
                className="flex size-16 items-center justify-center overflow-hidden rounded-md border border-line bg-surface transition-colors hover:border-line-strong aria-[current]:border-accent aria-[current]:ring-1 aria-[current]:ring-accent"
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

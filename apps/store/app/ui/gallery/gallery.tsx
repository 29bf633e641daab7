import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Picture } from '@dvaput/ui/picture.tsx'
import { useRef, useState } from 'react'
import { useLazyDialog } from '../hydration/use-lazy-dialog.ts'
import { GalleryFrame } from './gallery-frame.tsx'

export type GalleryPicture = {
  readonly url: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
}

export type GalleryLabels = {
  readonly gallery: string
  readonly picture: (number: number) => string
  readonly enlarge: string
  /** Label of the zoom toggle. */
  readonly closer: string
  readonly whole: string
}

type GalleryProps = {
  readonly pictures: readonly GalleryPicture[]
  readonly current: number
  readonly onChange: (index: number) => void
  readonly labels: GalleryLabels
  /** The `sizes` attribute of the large picture. */
  readonly sizes: string
}

/** Loaded when the pointer or focus enters the gallery. */
const asleep = '[@media(scripting:enabled)]:hidden'

/** As wide as the picture, whose shadows fade out at its edges. */
const unseamed = 'h-full w-auto max-w-full [mask-image:linear-gradient(90deg,#0000,#000_5%_95%,#0000)]'

const loadZoom = async () => (await import('./picture-zoom.tsx')).PictureZoom

/** Pictures of a product with a full-screen zoom, whose code is loaded lazily. */
export const Gallery = ({ pictures, current, onChange, labels, sizes }: GalleryProps) => {
  const { Dialog: PictureZoom, dialog, opener } = useLazyDialog(loadZoom)
  const [awake, setAwake] = useState(false)
  const wake = () => setAwake(true)
  const openers = useRef<(HTMLButtonElement | null)[]>([])
  const framed = pictures.map((picture, index) => ({
    id: picture.url,
    label: labels.picture(index + 1),
    thumbnail: <Picture {...picture} alt="" sizes="64px" fit="cover" className="size-full" />,
    slide: (
      <button
        type="button"
        ref={(element) => {
          openers.current[index] = element
        }}
        aria-label={`${labels.enlarge}: ${picture.alt}, ${labels.picture(index + 1)}`}
        tabIndex={index === current ? undefined : -1}
        {...opener}
        className="group relative flex size-full cursor-zoom-in justify-center focus-visible:-outline-offset-4"
      >
        <Picture
          {...picture}
          sizes={sizes}
          first={index === 0}
          fit="contain"
          className={joinClasses(unseamed, !awake && index !== current && asleep)}
        />
        <span className="absolute right-3 bottom-3 flex size-9 items-center justify-center rounded-full border border-line bg-surface text-ink opacity-90 shadow-raised group-hover:opacity-100 noscript:hidden print:hidden">
          <Icon name="expand" className="size-4.5" />
        </span>
      </button>
    ),
  }))
  return (
    <>
      <GalleryFrame label={labels.gallery} pictures={framed} current={current} onChange={onChange} onNear={wake} />
      {PictureZoom && (
        <PictureZoom
          {...dialog}
          pictures={pictures}
          current={current}
          onChange={onChange}
          labels={labels}
          placeholderFor={(index) => openers.current[index]?.querySelector('img')?.currentSrc}
          finalFocus={() => openers.current[current] ?? null}
        />
      )}
    </>
  )
}

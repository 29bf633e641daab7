import { pictureSources } from '../lib/picture-sources.ts'
import { joinClasses } from './join-classes.ts'

type PictureProps = {
  readonly url: string
  readonly alt: string
  /** Of the whole picture, in pixels: its place is kept free before it is there. */
  readonly width?: number | null
  readonly height?: number | null
  /** No wider one is offered: what is always shown small needs no list of large ones. */
  readonly widest?: number
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string
  /** The one that is seen first: fetched at once, before everything else. */
  readonly first?: boolean
  /** Seen without scrolling, as the first one is: not put off until it comes near. */
  readonly eager?: boolean
  /** Whole, or filling its place and cut at two sides. */
  readonly fit?: 'contain' | 'cover'
  readonly className?: string
}

/** Where a source does not say, it is taken for one of the studio's, which are square. */
const studioEdge = 1200

/** A photograph in the width this screen needs. Until it is there its place has the colour of the studio's plate. */
export const Picture = ({
  url,
  alt,
  width: knownWidth,
  height,
  widest,
  sizes,
  first = false,
  eager = first,
  fit = 'cover',
  className,
}: PictureProps) => {
  const width = knownWidth ?? studioEdge
  return (
    <img
      {...pictureSources(url, Math.min(width, widest ?? width))}
      alt={alt}
      width={width}
      height={height ?? studioEdge}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={joinClasses('bg-plate', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
    />
  )
}

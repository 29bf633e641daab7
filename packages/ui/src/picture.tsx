import { joinClasses } from './join-classes.ts'
import { pictureSources } from './picture-sources.ts'

type PictureProps = {
  readonly url: string
  readonly alt: string
  /** Intrinsic size in pixels, so that the layout does not shift when it loads. */
  readonly width?: number | null
  readonly height?: number | null
  /** The widest source, for pictures that are always small. */
  readonly widest?: number
  /** The `sizes` attribute. */
  readonly sizes: string
  /** The largest picture above the fold: loaded with high priority. */
  readonly first?: boolean
  /** Above the fold: not lazy. */
  readonly eager?: boolean
  /** CSS object-fit. */
  readonly fit?: 'contain' | 'cover'
  readonly className?: string
}

/** The studio's pictures are square. */
const studioEdge = 1200

/** A responsive picture, with the studio's background colour until it is loaded. */
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

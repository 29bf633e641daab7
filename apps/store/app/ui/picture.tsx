import { pictureSources } from '../lib/picture-sources.ts'
import { joinClasses } from './join-classes.ts'

type PictureProps = {
  readonly url: string
  readonly alt: string
  /** Of the whole picture, in pixels: its place is kept free before it is there. */
  readonly width: number
  readonly height: number
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string
  /** The one that is seen first: fetched at once, before everything else. */
  readonly first?: boolean
  readonly className?: string
}

/** A photograph in the width this screen needs. Until it is there its place has the colour of the studio's plate. */
export const Picture = ({ url, alt, width, height, sizes, first = false, className }: PictureProps) => (
  <img
    {...pictureSources(url, width)}
    alt={alt}
    width={width}
    height={height}
    sizes={sizes}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
    decoding="async"
    className={joinClasses('bg-plate object-cover', className)}
  />
)

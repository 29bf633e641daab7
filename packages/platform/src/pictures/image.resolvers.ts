import { toGid } from '../graphql/gid.ts'
import { refuse } from '../graphql/refuse.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { type PictureTransform, pictureUrl } from './picture-url.ts'

/** What stands behind an `Image`: a row of a product's images, or something of its shape. */
export type ImageSource = {
  /** A number, or an id that is whole already; a picture of a collection or a page has none. */
  readonly id?: number | string | null
  readonly pictureKey: string
  readonly altText: string | null
  readonly width: number | null
  readonly height: number | null
}

const largestSide = 5760

const checkTransform = ({ maxWidth, maxHeight, scale }: PictureTransform): void => {
  for (const [name, value] of Object.entries({ maxWidth, maxHeight }))
    if (value != null && (value < 1 || value > largestSide))
      throw refuse('BAD_REQUEST', `Image ${name} must be between 1 and ${largestSide}`)
  if (scale != null && (scale < 1 || scale > 3)) throw refuse('BAD_REQUEST', 'Image scale must be between 1 and 3')
}

const urlOf = ({ pictureKey }: ImageSource, transform: PictureTransform | null | undefined, origin: string): string => {
  if (transform) checkTransform(transform)
  return pictureUrl(origin, pictureKey, transform ?? {})
}

const gidOf = (type: string, id: number | string): string => (typeof id === 'number' ? toGid(type, id) : id)

export const imageResolvers: StorefrontResolvers = {
  Image: {
    id: ({ id }: ImageSource) => (id == null ? null : gidOf('ProductImage', id)),
    url: (image: ImageSource, { transform }: { transform?: PictureTransform | null }, { origin }: StorefrontContext) =>
      urlOf(image, transform, origin),
    src: (image: ImageSource, _args: unknown, { origin }: StorefrontContext) => urlOf(image, undefined, origin),
    originalSrc: (image: ImageSource, _args: unknown, { origin }: StorefrontContext) => urlOf(image, undefined, origin),
    transformedSrc: (image: ImageSource, transform: PictureTransform, { origin }: StorefrontContext) =>
      urlOf(image, transform, origin),
  },
  // The source of a MediaImage is the image itself.
  MediaImage: {
    id: ({ id }: ImageSource) => gidOf('MediaImage', id ?? 0),
    alt: ({ altText }: ImageSource) => altText,
    image: (image: ImageSource) => image,
    previewImage: (image: ImageSource) => image,
    mediaContentType: () => 'IMAGE',
    presentation: () => null,
  },
}

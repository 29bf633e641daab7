export type PictureTransform = {
  readonly maxWidth?: number | null
  readonly maxHeight?: number | null
  readonly crop?: 'BOTTOM' | 'CENTER' | 'LEFT' | 'RIGHT' | 'TOP' | null
  readonly scale?: number | null
  readonly preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null
}

/** Responses are cached for a year, so raise this whenever the rendering changes. */
const version = 1

export const picturePath = '/cdn/shop/files/'

/**
 * Where a picture is served. Loaders of storefronts append `width`, `height` and `crop` to the address,
 * so the transform is written in the same words.
 */
export const pictureUrl = (origin: string, pictureKey: string, transform: PictureTransform = {}): string => {
  const { maxWidth, maxHeight, crop, scale, preferredContentType } = transform
  const path = pictureKey.split('/').map(encodeURIComponent).join('/')
  const query = new URLSearchParams({ v: String(version) })
  if (maxWidth != null) query.set('width', String(maxWidth * (scale ?? 1)))
  if (maxHeight != null) query.set('height', String(maxHeight * (scale ?? 1)))
  if (crop != null) query.set('crop', crop.toLowerCase())
  if (preferredContentType != null) query.set('format', preferredContentType.toLowerCase())
  return `${origin}${picturePath}${path}?${query}`
}

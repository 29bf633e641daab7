/** Nearest to what social networks show, in a shape the image service cuts to the pixel. */
export const shareImageSize = { width: 1200, height: 636 } as const

/** A picture as networks read it: not all of them know AVIF. */
export const shareImage = (url: string, origin: string): string => {
  const address = new URL(url, origin)
  address.searchParams.set('width', String(shareImageSize.width))
  address.searchParams.set('height', String(shareImageSize.height))
  address.searchParams.set('crop', 'center')
  address.searchParams.set('format', 'jpg')
  return address.href
}

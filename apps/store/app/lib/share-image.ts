/** Close to the 1.91:1 of social networks, in a size the image service crops exactly. */
export const shareImageSize = { width: 1200, height: 636 } as const

/** As JPEG: not every social network reads AVIF. */
export const shareImage = (url: string, origin: string): string => {
  const address = new URL(url, origin)
  address.searchParams.set('width', String(shareImageSize.width))
  address.searchParams.set('height', String(shareImageSize.height))
  address.searchParams.set('crop', 'center')
  address.searchParams.set('format', 'jpg')
  return address.href
}

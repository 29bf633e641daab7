/** Close to the 1.91:1 of social networks, in a size the image service crops exactly. */
export const shareImageSize = { width: 1200, height: 636 } as const

/** As JPEG: not every social network reads AVIF. */
export const shareImage = (url: string, origin: string): string => {
  const shared = new URL(url, origin)
  shared.searchParams.set('width', String(shareImageSize.width))
  shared.searchParams.set('height', String(shareImageSize.height))
  shared.searchParams.set('crop', 'center')
  shared.searchParams.set('format', 'jpg')
  return shared.href
}

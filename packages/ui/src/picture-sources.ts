/** The widths the image service caches. */
const widths = [160, 240, 320, 480, 640, 800, 1000, 1200, 1600, 2000]

const inWidth = (url: string, width: number): string => {
  const [path = '', query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('width', String(width))
  return `${path}?${parameters}`
}

/** The built-in image service and Shopify's take the same parameter. Never wider than the original. */
export const pictureSources = (
  url: string,
  pictureWidth: number,
): { readonly src: string; readonly srcSet: string } => {
  const offered = widths.filter((width) => width < pictureWidth)
  const all = [...offered, Math.min(pictureWidth, widths.at(-1) ?? pictureWidth)]
  return {
    src: inWidth(url, all.find((width) => width >= 640) ?? pictureWidth),
    srcSet: all.map((width) => `${inWidth(url, width)} ${width}w`).join(', '),
  }
}

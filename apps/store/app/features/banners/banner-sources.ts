/** Shipped with the app, so that it loads when the banner's own picture fails. // HOME-07 */
export const stockPicture = '/banner-stock.svg'

/** Cropped to 5:3 from the right: the text is beside it. */
const shape = 0.6
const widths = [400, 560, 720, 900, 1200]

const cut = (url: string, width: number): string => {
  const [path = '', query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('width', String(width))
  parameters.set('height', String(width * shape))
  parameters.set('crop', 'right')
  return `${path}?${parameters}`
}

/** The built-in image service and Shopify's crop alike. */
export const bannerSources = (url: string): { readonly src: string; readonly srcSet?: string } =>
  url === stockPicture
    ? { src: url }
    : { src: cut(url, 720), srcSet: widths.map((width) => `${cut(url, width)} ${width}w`).join(', ') }

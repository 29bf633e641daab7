/** Drawn by us and shipped with the app, so that it cannot fail for the reason the other one did. // spec §2 Home */
export const stockPicture = '/banner-stock.svg'

/** Three fifths of the width in height; words stand beside it, so that the left of a wide picture can go. */
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

/** The built-in image service and the hosted platform's own cut alike. */
export const bannerSources = (url: string): { readonly src: string; readonly srcSet?: string } =>
  url === stockPicture
    ? { src: url }
    : { src: cut(url, 720), srcSet: widths.map((width) => `${cut(url, width)} ${width}w`).join(', ') }

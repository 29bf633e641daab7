const maxPictures = 20
const maxUrlLength = 2_000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isWebUrl = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= maxUrlLength &&
  URL.canParse(value) &&
  ['http:', 'https:'].includes(new URL(value).protocol)

const urlOf = (picture: unknown) => (isObject(picture) ? (picture.src ?? picture.url) : picture)

/** Texts, or objects with src or url; the single picture where there is no list. // ENT-09 */
export const readPictures = ({ images, imageUrl, image_url, image }: Record<string, unknown>): string[] => {
  const single = [imageUrl, image_url, image]
  const all = [...(Array.isArray(images) ? images : []), ...single].map(urlOf).filter(isWebUrl)
  return [...new Set(all)].slice(0, maxPictures)
}

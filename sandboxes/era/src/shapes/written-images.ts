import type { Dialect } from '../catalogue/batch.ts'
import type { Item } from '../catalogue/item.ts'

type WrittenImage = string | Readonly<Record<'src' | 'url' | 'altText', string>> | Readonly<Record<string, string>>

const urlsOf = ({ pictures }: Item, origin: string) => pictures.map((key) => `${origin}/images/${key}`)

/** Strings, or objects with src or url. // ENT-09 */
export const writeImages = (item: Item, { images }: Dialect, origin: string): WrittenImage[] =>
  urlsOf(item, origin).map((url, index) => {
    if (images === 'strings' || (images === 'mixed' && index % 2 === 1)) return url
    return images === 'url' ? { url, altText: item.title } : { src: url }
  })

/** The first picture under the name the batch gives it; where there is none, null or nothing. */
export const writeFirstImage = (item: Item, { imageField, images }: Dialect, origin: string) => {
  const [first] = urlsOf(item, origin)
  if (first) return { [imageField]: first }
  return images === 'mixed' ? {} : { [imageField]: null }
}

/** Listings know `image` where details know `image_url`. */
export const writeListingImage = (item: Item, { imageField, images }: Dialect, origin: string) => {
  const [first] = urlsOf(item, origin)
  if (imageField === 'imageUrl') return first || images !== 'mixed' ? { imageUrl: first ?? null } : {}
  return first ? { image: { src: first, altText: item.title } } : { image: null }
}

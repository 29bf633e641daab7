import type { ImportReason } from '@dvaput/domain/products/import-reasons'
import type { NamedCells } from '../find-variant.ts'
import { splitPictures } from '../formats/file-row.ts'
import type { NewPicture } from './new-product.ts'

const mostPictures = 50
const longestUrl = 2_048
const longestText = 500

/** Whether its addresses are public is seen when it is fetched: a name may change until then. */
const isPictureUrl = (text: string): boolean => {
  const url = text.length <= longestUrl ? URL.parse(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** The pictures of a row: public URLs, or files of the ZIP that came with it. */
export const readPictures = (
  cells: NamedCells,
  files: ReadonlySet<string>,
  title: string,
): { readonly pictures: readonly NewPicture[] } | { readonly reason: ImportReason; readonly field: string } => {
  const texts = splitPictures(cells.picture_texts ?? '')
  const sources = splitPictures(cells.pictures ?? '')
  const pictures = sources.flatMap((source, index) =>
    source === '' ? [] : [{ source, alt: (texts[index] || title).slice(0, longestText) }],
  )
  const field = 'pictures'
  if (pictures.length > mostPictures) return { reason: 'too-many-pictures', field }
  for (const { source } of pictures) {
    if (/^[a-z][a-z0-9+.-]*:/i.test(source)) {
      if (!isPictureUrl(source)) return { reason: 'bad-picture', field }
    } else if (!files.has(source)) return { reason: 'picture-not-in-zip', field }
  }
  return { pictures }
}

import { productFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import { languages } from '@dvaput/domain/text/language'
import { importColumns } from '../import-fields.ts'

const optionNumbers = [1, 2, 3] as const

/** `memoryGb` is `memory_gb`; a field that the export has is called as there. */
export const columnOfField = ({ key, filter }: { readonly key: string; readonly filter?: string | undefined }) =>
  filter ?? key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What a file says of new products alone. */
export const newProductColumns: readonly string[] = [
  'barcode',
  'description',
  'status',
  'seo_title',
  'seo_description',
  'pictures',
  'picture_texts',
  ...optionNumbers.flatMap((number) => [`option${number}_name`, `option${number}_value`]),
  ...languages.flatMap((language) => [`title_${language}`, `description_${language}`]),
  ...productFields.filter(({ filter }) => filter === undefined).map(columnOfField),
]

/** All columns of our own files, in the order in which a screen offers them. */
export const fileColumns: readonly string[] = [...importColumns, ...newProductColumns]

const known = new Set(fileColumns)

/** `Compare-at price` is compare_at_price. */
export const toFileColumn = (title: string): string | undefined => {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  return known.has(name) ? name : undefined
}

import type { NamedCells } from '../find-variant.ts'
import { type FileRow, joinPictures, withoutEmpty } from './file-row.ts'

const falseTexts = new Set(['false', 'no', '0'])

const isVariant = ({ sku, price, option1_value, title }: NamedCells): boolean =>
  [sku, price, option1_value, title].some((text) => text !== undefined)

/** Shopify writes a product without options as one with the value "Default Title". */
const withoutDefaultTitle = ({ option1_name, option1_value, ...cells }: NamedCells): NamedCells =>
  option1_value === 'Default Title'
    ? cells
    : { ...cells, ...(option1_name && { option1_name }), ...(option1_value && { option1_value }) }

const toOwn = ({ published, status, picture: _picture, picture_text: _text, ...cells }: NamedCells): NamedCells => {
  const isHidden = falseTexts.has((published ?? '').toLowerCase()) || (status !== undefined && status !== 'active')
  return {
    ...withoutDefaultTitle(cells),
    ...((published ?? status) !== undefined && { status: isHidden ? 'draft' : 'active' }),
  }
}

/** Rows of one handle are one product: the first has its texts, others a variant or only a picture. */
export const reshapeShopify = (rows: readonly FileRow[]): readonly FileRow[] => {
  const given = rows.map(({ line, cells }) => ({ line, cells: withoutEmpty(cells) }))
  return [...Map.groupBy(given, ({ line, cells }) => cells.handle ?? `line ${line}`).values()].flatMap((product) => {
    const pictured = product.filter(({ cells }) => cells.picture)
    const pictures = {
      ...(pictured.length > 0 && {
        pictures: joinPictures(pictured.map(({ cells }) => cells.picture ?? '')),
        picture_texts: joinPictures(pictured.map(({ cells }) => cells.picture_text ?? '')),
      }),
    }
    return product
      .filter(({ cells }, index) => index === 0 || isVariant(cells))
      .map(({ line, cells }, index) => ({ line, cells: { ...toOwn(cells), ...(index === 0 && pictures) } }))
  })
}

import type { NamedCells } from '../find-variant.ts'
import { type FileRow, joinPictures, withoutEmpty } from './file-row.ts'

/** The last of `Computers > Laptops, Sale`: what kind it is. */
const toKind = (categories: string): string => categories.split(',')[0]?.split('>').at(-1)?.trim() ?? ''

const toPrices = ({ regular_price: regular, sale_price: sale }: NamedCells): NamedCells =>
  sale === undefined
    ? { ...(regular !== undefined && { price: regular }) }
    : { price: sale, ...(regular !== undefined && { compare_at_price: regular }) }

const optionNumbers = [1, 2, 3] as const

/** Attributes of a product without variations are facts, not options. */
const optionsOf = (cells: NamedCells): NamedCells =>
  Object.fromEntries(
    optionNumbers.flatMap((number) =>
      [`option${number}_name`, `option${number}_value`].flatMap((name) =>
        cells[name] === undefined ? [] : [[name, cells[name]]],
      ),
    ),
  )

const toOwn = (cells: NamedCells): NamedCells => {
  const { sku, barcode, title, published, short_description, description, categories, tags, vendor, pictures } = cells
  const stock = cells.stock ?? (cells.in_stock === '0' ? '0' : undefined)
  const text = description ?? short_description
  return withoutEmpty({
    ...toPrices(cells),
    ...{ sku: sku ?? '', barcode: barcode ?? '', title: title ?? '', description: text ?? '', stock: stock ?? '' },
    ...{ tags: tags ?? '', vendor: vendor ?? '', type: categories === undefined ? '' : toKind(categories) },
    status: published === undefined ? '' : published === '1' ? 'active' : 'draft',
    pictures: joinPictures((pictures ?? '').split(',').map((each) => each.trim())),
    unsupported: /grouped|external/.test(cells.woo_type ?? '') ? (cells.woo_type ?? '') : '',
  })
}

const hasType = ({ cells }: FileRow, type: string) =>
  (cells.woo_type ?? '').split(',').some((each) => each.trim() === type)

/** A variable product is a row without a price; its variations name it by its SKU or as `id:7`. */
export const reshapeWooCommerce = (rows: readonly FileRow[]): readonly FileRow[] => {
  const given = rows.map(({ line, cells }) => ({ line, cells: withoutEmpty(cells) }))
  const parents = given.filter((row) => hasType(row, 'variable'))
  const findParent = (name = '') =>
    name === ''
      ? undefined
      : parents.find(({ cells }) => cells.sku === name || (cells.woo_id !== undefined && `id:${cells.woo_id}` === name))
  const variations = given.filter((row) => hasType(row, 'variation'))
  return given.flatMap((row): FileRow[] => {
    if (!hasType(row, 'variation') && !hasType(row, 'variable')) return [{ line: row.line, cells: toOwn(row.cells) }]
    if (hasType(row, 'variable')) {
      const isAlone = !variations.some(({ cells }) => findParent(cells.parent) === row)
      return isAlone ? [{ line: row.line, cells: { ...toOwn(row.cells), unsupported: 'variable' } }] : []
    }
    const parent = findParent(row.cells.parent)
    if (!parent) return [{ line: row.line, cells: { ...toOwn(row.cells), unsupported: 'variation' } }]
    const { title: _title, ...own } = toOwn(row.cells)
    const { sku: _sku, price: _price, compare_at_price: _compareAt, stock: _stock, ...shared } = toOwn(parent.cells)
    const isFirst = variations.find(({ cells }) => findParent(cells.parent) === parent) === row
    const pictures = joinPictures([shared.pictures, own.pictures].filter((each) => each !== undefined))
    return [
      {
        line: row.line,
        cells: {
          ...(isFirst ? shared : {}),
          ...own,
          ...optionsOf(row.cells),
          ...(isFirst && pictures !== '' && { pictures }),
          group: `line ${parent.line}`,
        },
      },
    ]
  })
}

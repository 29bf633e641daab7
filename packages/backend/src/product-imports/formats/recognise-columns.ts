import { foldText } from '@dvaput/domain/text/fold-text'
import { toFileColumn } from './file-columns.ts'
import { isShopifyHeader, shopifyColumnOf } from './shopify-columns.ts'
import { isWooCommerceHeader, wooCommerceColumnOf } from './woocommerce-columns.ts'

export type FileFormat = 'own' | 'shopify' | 'woocommerce'

export type RecognisedColumns = {
  readonly format: FileFormat
  /** Ours by the place in the file; null for what is left out, undefined where somebody has to say. */
  readonly columns: readonly (string | null | undefined)[]
}

/** What columns of other files are often called, folded. */
const synonyms: Readonly<Record<string, string>> = {
  ...{ name: 'title', 'product name': 'title', naziv: 'title', nombre: 'title', producto: 'title', artikal: 'title' },
  ...{ cijena: 'price', precio: 'price', 'stara cijena': 'compare_at_price', 'precio anterior': 'compare_at_price' },
  ...{ kolicina: 'stock', zaliha: 'stock', cantidad: 'stock', quantity: 'stock', qty: 'stock', existencias: 'stock' },
  ...{ opis: 'description', descripcion: 'description', sifra: 'sku', codigo: 'sku', code: 'sku', ean: 'barcode' },
  ...{ brand: 'vendor', marka: 'vendor', brend: 'vendor', marca: 'vendor', proizvodjac: 'vendor' },
  ...{ kind: 'type', vrsta: 'type', kategorija: 'type', category: 'type', tipo: 'type', categoria: 'type' },
  ...{ slike: 'pictures', images: 'pictures', image: 'pictures', imagenes: 'pictures', slika: 'pictures' },
  ...{ stanje: 'condition', estado: 'condition', klasa: 'grade', grado: 'grade', barkod: 'barcode' },
}

/** What an unknown column may be, as a proposal. */
export const guessColumn = (title: string): string | undefined =>
  toFileColumn(title) ?? synonyms[foldText(title).trim()]

/** Whose file it is, by its head, and what its columns are. */
export const recogniseColumns = (titles: readonly string[]): RecognisedColumns => {
  const folded = titles.map((title) => title.trim().toLowerCase())
  if (isShopifyHeader(folded)) return { format: 'shopify', columns: folded.map(shopifyColumnOf) }
  if (isWooCommerceHeader(folded)) return { format: 'woocommerce', columns: folded.map(wooCommerceColumnOf) }
  return { format: 'own', columns: folded.map((title) => (title === '' ? null : toFileColumn(title))) }
}

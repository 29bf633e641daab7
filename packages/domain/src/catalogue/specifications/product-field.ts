import type { Language } from '../../text/language.ts'
import type { ProductType } from '../menus/subcategories.ts'
import type { FieldFilter } from './field-filters.ts'

type Texts = Readonly<Record<Language, string>>

/** How a value is kept and typed; a flag is there or not, and a size has three sides. */
export type FieldType = 'text' | 'number' | 'year' | 'flag' | 'list' | 'size'

/** One thing that is said of products. Data alone, so that it can come from a table. */
export type ProductField = {
  /** The name in the shop's metafield; that of a number says its unit. */
  readonly key: string
  readonly type: FieldType
  readonly label: Texts
  /** Stands behind the value. */
  readonly unit?: string
  /** In which a large number is shown in a larger unit. */
  readonly scale?: 'bytes' | 'grams'
  /** Of values that are words and not names or figures; every other text is shown as the shop writes it. */
  readonly words?: Readonly<Record<string, Texts>>
  /** Found by the number with its unit, as `144 Hz`. */
  readonly isSearchedWithUnit?: true
  /** What shops call the option that stands for it, folded, in any language. */
  readonly optionNames?: readonly string[]
  /** Kinds whose form asks for it before any product of theirs has it. */
  readonly kinds?: readonly ProductType[]
  /** Listings are narrowed by it. */
  readonly filter?: FieldFilter
  /** Told to search engines. */
  readonly isStructured?: true
}

import { findField, type SpecificationName } from '@dvaput/domain/catalogue/specifications/product-fields'
import type { kinds } from './kinds.ts'
import type { Colour } from './pictures/colours.ts'
import type { Look } from './pictures/looks.ts'
import type { Specs } from './specs.ts'
import type { ProductType } from './subcategories.ts'

/** Why nobody can buy it although it is in the books. */
export type Held = 'draft' | 'archived' | 'unpublished' | 'coming' | 'no price' | 'no picture'

/** Beside the specifications; all of the made up things of a unit follow from its handle. */
export type Facts = {
  readonly name: string
  /** Where not given, the first word of the name. */
  readonly vendor: string
  /** Stands before the name in the title, instead of the vendor. */
  readonly line: string
  readonly look: Look
  readonly body: Colour
  /** Whole marks, of the first variant. */
  readonly bam: number
  /** What each further value of an option adds, in marks. */
  readonly step: number
  /** What a buyer chooses from. */
  readonly memories: readonly number[]
  readonly storages: readonly number[]
  readonly colours: readonly Colour[]
  /** From the maker's box, not from somebody's desk. */
  readonly fresh: true
  readonly gaming: true
  readonly featured: true
  readonly held: Held
  readonly grade: 'A' | 'B' | 'C'
}
type Optional =
  | 'vendor'
  | 'line'
  | 'step'
  | 'memories'
  | 'storages'
  | 'colours'
  | 'fresh'
  | 'gaming'
  | 'featured'
  | 'held'
  | 'grade'
type Needed<Type extends ProductType> = Exclude<keyof Facts, Optional> | (typeof kinds)[Type]['specs'][number]
type All = Facts & Specs

/** What one has of its own beside what it shares: the compiler names a specification of the kind that is missing. */
type ItemRow<Type extends ProductType, Shared extends PropertyKey> = Pick<All, Exclude<Needed<Type>, Shared>> &
  Partial<All>

/** A real model with its maker's figures. */
export type DemoProduct = Pick<Facts, Exclude<keyof Facts, Optional | 'name'>> &
  Partial<Pick<Facts, Exclude<Optional, 'vendor' | 'line'>>> & {
    readonly title: string
    readonly vendor: string
    readonly type: ProductType
    readonly specs: Partial<Specs>
  }

const isSpec = (key: string): key is SpecificationName => findField(key) !== undefined

export const toDemoProduct = (
  type: ProductType,
  { name, vendor, line = vendor, ...all }: Pick<Facts, Exclude<keyof Facts, Optional>> & Partial<All>,
): DemoProduct => {
  const entries = Object.entries(all)
  return {
    ...(Object.fromEntries(entries.filter(([key]) => !isSpec(key))) as Omit<Facts, 'name' | 'vendor' | 'line'>),
    title: line === undefined || name.startsWith(line) ? name : `${line} ${name}`,
    vendor: vendor ?? name.split(' ', 1).join(),
    type,
    specs: Object.fromEntries(entries.filter(([key]) => isSpec(key))),
  }
}

/** Rows of one type that have something in common: `productsOf('Switch', { vendor: 'Cisco', … }, [{ name: … }])`. */
export const productsOf = <Type extends ProductType, const Shared extends Partial<All>>(
  type: Type,
  shared: Shared,
  rows: readonly ItemRow<Type, keyof Shared>[],
): readonly DemoProduct[] => rows.map((row) => toDemoProduct(type, { ...shared, ...row } as unknown as All))

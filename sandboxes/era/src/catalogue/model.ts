import type { Kind } from './kinds.ts'
import type { Look } from './looks.ts'

export type Model = {
  readonly vendor: string
  readonly name: string
  /** As the warehouse writes it. */
  readonly type: string
  readonly kind: Kind
  readonly subcategory: string
  readonly look: Look
  readonly body: string
  readonly year: number
  /** One piece in the cheapest configuration and in good used condition. */
  readonly usd: number
  readonly grams: number
  /** Each list goes from the cheapest to the dearest. */
  readonly choices: readonly (readonly string[])[]
  /** What all configurations have. */
  readonly facts: string
}

type Family = Pick<Model, 'vendor' | 'type' | 'kind' | 'subcategory' | 'look' | 'body'> & {
  /** Stands before the name instead of the vendor. */
  readonly line?: string
}

/** Choices are written `i5-8350U|i7-8650U, 8GB|16GB`; a lone dash means there are none. */
type ModelRow = readonly [
  name: string,
  year: number,
  usd: number,
  grams: number,
  choices: string,
  facts: string,
  more?: Partial<Family>,
]

const parseChoices = (text: string) => (text === '-' ? [] : text.split(', ').map((list) => list.split('|')))

export const modelsOf = (family: Family, rows: readonly ModelRow[]): Model[] =>
  rows.map(([name, year, usd, grams, choices, facts, more]) => {
    const { line, ...own } = { ...family, ...more }
    return { ...own, name: `${line ?? own.vendor} ${name}`, year, usd, grams, choices: parseChoices(choices), facts }
  })

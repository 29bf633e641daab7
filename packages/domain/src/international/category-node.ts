import type { Language } from '../text/language.ts'

type InLanguages = Readonly<Record<Language, string>>

type CategoryNode = {
  readonly id: string
  /** By which the warehouse's clerks search. */
  readonly tags: readonly string[]
  readonly name: InLanguages
  readonly description: InLanguages
}

type Texts = readonly [bcs: string, en: string, es: string]

const inLanguages = ([bcs, en, es]: Texts): InLanguages => ({ bcs, en, es })

export const createCategoryNode = <const Id extends string>(
  id: Id,
  tags: readonly string[],
  name: Texts,
  description: Texts,
) =>
  ({ id, tags: [id, ...tags], name: inLanguages(name), description: inLanguages(description) }) satisfies CategoryNode

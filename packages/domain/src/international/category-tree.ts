import type { Language } from '../text/language.ts'
import { businessCategories } from './business-categories.ts'
import { personalCategories } from './personal-categories.ts'

const categories = [...personalCategories, ...businessCategories] as const

export type CategoryId = (typeof categories)[number]['id']

/** In one language. // ENT-14 */
type Subcategory = {
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  readonly description: string
}
export type Category = Subcategory & { readonly subcategories: readonly Subcategory[] }

/** What stands for everything at once. // INTL-18 */
const everything = {
  id: 'todos',
  name: { bcs: 'Sve', en: 'Everything', es: 'Todos' },
  description: { bcs: 'Cijela ponuda.', en: 'The whole inventory.', es: 'Todo el inventario.' },
} as const

type Named = (typeof categories)[number] | (typeof categories)[number]['subcategories'][number]

const inLanguage = ({ id, name, tags, description }: Named, language: Language): Subcategory => ({
  id,
  name: name[language],
  tags,
  description: description[language],
})

/** The seven at the top, `todos` first, each with its subcategories. */
export const categoryTree = (language: Language): readonly Category[] => [
  {
    id: everything.id,
    name: everything.name[language],
    tags: [],
    description: everything.description[language],
    subcategories: [],
  },
  ...categories.map((category) => ({
    ...inLanguage(category, language),
    subcategories: category.subcategories.map((each) => inLanguage(each, language)),
  })),
]

const parents: ReadonlyMap<string, CategoryId> = new Map(
  categories.flatMap(({ id, subcategories }) => subcategories.map((each) => [each.id, id] as const)),
)

/** Undefined for `todos`, which is no narrower than no category. */
export const categoryOf = (id: string | null): { readonly id: CategoryId } | undefined =>
  categories.find((category) => category.id === id)

export const subcategoryOf = (
  id: string | null,
): { readonly id: string; readonly category: CategoryId } | undefined => {
  const category = id === null ? undefined : parents.get(id)
  return id === null || category === undefined ? undefined : { id, category }
}

const names: ReadonlyMap<string, (typeof categories)[number]['name']> = new Map(
  categories.flatMap(({ id, name, subcategories }) => [
    [id, name] as const,
    ...subcategories.map((each) => [each.id, each.name] as const),
  ]),
)

/** Of a category or subcategory; its id where the tree does not know it. */
export const categoryName = (id: string, language: Language): string => names.get(id)?.[language] ?? id

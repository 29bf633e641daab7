import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { Fact } from '../../ui/products/fact-table.tsx'

export type ComparedProduct = CardProduct & { readonly facts: readonly Fact[] }

export type ComparedRow = {
  readonly name: string
  readonly label: string
  /** One for each product; null if not stated. */
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

/** Every fact of any product once, in the order of their tables. */
export const toComparedRows = (products: readonly Pick<ComparedProduct, 'facts'>[]): readonly ComparedRow[] => {
  const names: string[] = []
  for (const { facts } of products) {
    let at = 0
    for (const { name } of facts) {
      const known = names.indexOf(name)
      if (known === -1) names.splice(at, 0, name)
      at = (known === -1 ? at : known) + 1
    }
  }
  return names.map((name) => {
    const matches = products.map(({ facts }) => facts.find((fact) => fact.name === name))
    const values = matches.map((fact) => fact?.value ?? null)
    return {
      name,
      label: matches.find((fact) => fact !== undefined)?.label ?? name,
      values,
      differs: new Set(values).size > 1,
    }
  })
}

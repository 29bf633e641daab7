import { formatSpecification } from '@dvaput/domain/catalogue/format-specification'
import type { Specification } from '@dvaput/domain/catalogue/product-detail'
import { isSpecificationName } from '@dvaput/domain/catalogue/specifications'
import type { Language } from '@dvaput/domain/text/language'
import type { Fact } from '../ui/fact-table.tsx'
import { loadText } from './create-text.ts'

const formatOther = (value: Specification['value']): string =>
  typeof value === 'object' ? value.join(', ') : String(value)

/** The specification table in a language: labels, values with units, in the given order. */
export const toSpecificationRows = async (
  specifications: readonly Specification[],
  language: Language,
): Promise<readonly Fact[]> => {
  const text = await loadText(language, 'specifications')
  return specifications.map(({ name, value }) =>
    isSpecificationName(name)
      ? { name, label: text(`spec.${name}`), value: formatSpecification(name, value, language) }
      : { name, label: name, value: formatOther(value) },
  )
}

import type { Specification } from '@dvaput/domain/catalogue/product-detail'
import { formatSpecification } from '@dvaput/domain/catalogue/specifications/format-specification'
import { findField } from '@dvaput/domain/catalogue/specifications/product-fields'
import type { Language } from '@dvaput/domain/text/language'
import type { Fact } from '../ui/products/fact-table.tsx'

const formatOther = (value: Specification['value']): string =>
  typeof value === 'object' ? value.join(', ') : String(value)

/** The specification table in a language: labels, values with units, in the given order. */
export const toSpecificationRows = (specifications: readonly Specification[], language: Language): readonly Fact[] =>
  specifications.map(({ name, value }) => {
    const field = findField(name)
    return field
      ? { name, label: field.label[language], value: formatSpecification(field.key, value, language) }
      : { name, label: name, value: formatOther(value) }
  })

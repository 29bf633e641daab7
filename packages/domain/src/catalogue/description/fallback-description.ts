import type { Language } from '../../text/language.ts'
import type { DescriptionNode } from './description-node.ts'
import { formatDescriptionText } from './format-description.ts'
import { parseDescription } from './parse-description.ts'

// In place of a shorter text there is one of ours. // CAT-06
const minDescriptionLength = 20

type Facts = { readonly title: string; readonly vendor: string; readonly productType: string }
type Messages = { readonly vendor: string; readonly productType: string; readonly coming: string }

const messages = {
  bcs: {
    vendor: 'Proizvođač',
    productType: 'Vrsta',
    coming: 'Detaljan opis još pripremamo; rado ćemo odgovoriti na vaša pitanja o ovom proizvodu.',
  },
  en: {
    vendor: 'Manufacturer',
    productType: 'Type',
    coming: 'We are still writing the full description and will gladly answer your questions about this item.',
  },
  es: {
    vendor: 'Fabricante',
    productType: 'Tipo',
    coming: 'Estamos preparando la descripción completa; con gusto responderemos tus preguntas sobre este producto.',
  },
} as const satisfies Record<Language, Messages>

/** Only what is known of the product. */
const createFallback = (facts: Facts, language: Language): DescriptionNode[] => {
  const said = messages[language]
  const known = (['vendor', 'productType'] as const).filter((name) => facts[name].trim() !== '')
  return [
    { tag: 'p', children: [{ tag: 'strong', children: [facts.title] }] },
    ...(known.length === 0
      ? []
      : [
          {
            tag: 'ul' as const,
            children: known.map((name) => ({ tag: 'li' as const, children: [`${said[name]}: ${facts[name]}`] })),
          },
        ]),
    { tag: 'p', children: [said.coming] },
  ]
}

/** The visible text decides, after sanitising and trimming. // CAT-06 */
export const isTooShort = (nodes: readonly DescriptionNode[]): boolean =>
  formatDescriptionText(nodes).length < minDescriptionLength

/** What the product page shows, in every case. */
export const readDescription = (
  product: Facts & { readonly descriptionHtml: string },
  language: Language,
): readonly DescriptionNode[] => {
  const nodes = parseDescription(product.descriptionHtml)
  return isTooShort(nodes) ? createFallback(product, language) : nodes
}

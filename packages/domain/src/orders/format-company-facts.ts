import type { Language } from '../text/language.ts'
import type { OrderAttribute } from './order-snapshot.ts'

/** By the names under which an order carries them. */
const labels = {
  bcs: {
    ...{ JIB: 'JIB', 'PDV number': 'PDV broj', Activity: 'Djelatnost', RUT: 'RUT', Giro: 'Djelatnost' },
    'Buyer RUT': 'RUT kupca',
  },
  en: {
    ...{ JIB: 'JIB', 'PDV number': 'VAT number', Activity: 'Activity', RUT: 'RUT', Giro: 'Line of business' },
    'Buyer RUT': 'Buyer’s RUT',
  },
  es: {
    ...{ JIB: 'JIB', 'PDV number': 'Número de IVA', Activity: 'Giro', RUT: 'RUT', Giro: 'Giro' },
    'Buyer RUT': 'RUT del comprador',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>

/** Tax numbers and line of business of who is invoiced, one to a line. */
export const formatCompanyFacts = (attributes: readonly OrderAttribute[], language: Language): readonly string[] => {
  const names: Readonly<Record<string, string>> = labels[language]
  return attributes.flatMap(({ key, value }) => (Object.hasOwn(names, key) ? [`${names[key]}: ${value}`] : []))
}

import type { Language } from '../text/language.ts'

const valueAddedTax = { bcs: 'PDV', en: 'VAT', es: 'IVA' } as const satisfies Record<Language, string>

/** A shop names its tax in one language; a tax that is not the value added tax keeps its name. */
export const formatTaxTitle = (title: string, language: Language): string =>
  Object.values(valueAddedTax).some((each) => each === title) ? valueAddedTax[language] : title

import type { Language } from '../text/language.ts'
import type { HoursName, SpanName } from './figures.ts'

/**
 * The words that tell figures of one kind apart; they stand beside the figure wherever it is shown. // divergences D-18
 */
export const figureLabels = {
  storeHours: { bcs: 'Radno vrijeme prodavnice', en: 'Store hours', es: 'Horario de la tienda' },
  phoneHours: { bcs: 'telefon', en: 'phone', es: 'teléfono' },
  serviceHours: {
    bcs: 'Podrška za narudžbe, dostavu i povrat',
    en: 'Customer service for orders, deliveries and returns',
    es: 'Atención al cliente para pedidos, despachos y devoluciones',
  },
  deliveryInStockCity: { bcs: 'iz naših zaliha', en: 'in our stock', es: 'de nuestro stock' },
  deliveryInStockElsewhere: { bcs: 'iz naših zaliha', en: 'in our stock', es: 'de nuestro stock' },
  deliveryImported: { bcs: 'iz uvoza', en: 'imported products', es: 'productos importados' },
} as const satisfies Partial<Record<HoursName | SpanName, Record<Language, string>>>

/** A figure as text, marked as the page at hand marks figures. */
export type ShowSpan = (name: SpanName) => string

/** Said in this one form on every page. // divergences D-18 */
export const warrantySentence = {
  bcs: (show) =>
    `Garancija traje najmanje ${show('warrantyMinimum')} za sve što prodajemo, ${show('warrantyRefurbished')} za obnovljene proizvode, a gdje je uz proizvod naveden duži rok, važi taj rok.`,
  en: (show) =>
    `The warranty lasts at least ${show('warrantyMinimum')} for everything we sell, ${show('warrantyRefurbished')} for refurbished products, and the product’s own term where that is longer.`,
  es: (show) =>
    `La garantía dura al menos ${show('warrantyMinimum')} para todo lo que vendemos, ${show('warrantyRefurbished')} para los productos reacondicionados y, si el producto indica un plazo más largo, ese plazo.`,
} as const satisfies Record<Language, (show: ShowSpan) => string>

/** Said in this one form on every page. // divergences D-18 */
export const refundSentence = {
  bcs: (show) =>
    `Novac vraćamo najkasnije ${show('refundAfterApproval')} nakon odobrenja povrata, a u svakom slučaju u roku od ${show('refundAfterReceipt')} otkako nam proizvod stigne.`,
  en: (show) =>
    `We pay the refund up to ${show('refundAfterApproval')} after we approve the return, and in any case within ${show('refundAfterReceipt')} of receiving the product back.`,
  es: (show) =>
    `Pagamos el reembolso hasta ${show('refundAfterApproval')} después de aprobar la devolución y, en todo caso, en un plazo de ${show('refundAfterReceipt')} desde que recibimos el producto de vuelta.`,
} as const satisfies Record<Language, (show: ShowSpan) => string>

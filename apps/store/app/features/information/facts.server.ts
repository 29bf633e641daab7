import { checklists } from '@dvaput/domain/catalogue/checks/checklists'
import { namePoints } from '@dvaput/domain/catalogue/checks/name-points'
import { figureLabels, refundSentence, warrantySentence } from '@dvaput/domain/markets/figure-sentences'
import type { FigureName, SpanName } from '@dvaput/domain/markets/figures'
import { formatFigure } from '@dvaput/domain/markets/format-figure'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import type { Market, PostalAddress } from '@dvaput/domain/markets/market'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Language } from '@dvaput/domain/text/language'
import { missing } from './leave-out-missing.server.ts'

const countryName = {
  bcs: { BA: 'Bosna i Hercegovina', CL: 'Čile' },
  en: { BA: 'Bosnia and Herzegovina', CL: 'Chile' },
  es: { BA: 'Bosnia y Herzegovina', CL: 'Chile' },
} satisfies Record<Language, Record<PostalAddress['country'], string>>

/**
 * The figures of one market, worded in one language, so that no figure is typed into prose. Each carries its name, as
 * `{returnWindow:14 days}`, which the page shows as a marked span.
 */
export const createFacts = (market: Market, language: Language) => {
  const mark = (name: FigureName) => `{${name}:${formatFigure(market.figures, name, language)}}`
  const span = (name: SpanName) => mark(name)
  const address = (place: PostalAddress | undefined) =>
    place ? `${formatPlace(place)}, ${countryName[language][place.country]}` : missing
  const { contact } = market
  return {
    /** Chooses the wording for this market where law or place differ. */
    inMarket: <Wording>(wordings: Record<Market['id'], Wording>): Wording => wordings[market.id],
    city: market.city,
    country: market.name[language],
    email: contact.email ?? missing,
    phone: contact.phones[0] ?? missing,
    /** Before what is said of bank transfers. */
    byTransfer: market.bankAccount ? '' : missing,
    /** Who takes the money for imported products. */
    importedPayments: market.importedPayments ?? missing,
    shopAddress: address(contact.address),
    pickupAddress: address(contact.pickupPoint),
    /** With what they are the hours of. */
    serviceHours: `${figureLabels.serviceHours[language]}: ${mark('serviceHours')}`,
    /** What a laptop is tested for. */
    laptopPoints: namePoints(checklists.Laptop, language),
    dispatch: mark('dispatch'),
    deliveryInStockCity: mark('deliveryInStockCity'),
    deliveryInStockElsewhere: mark('deliveryInStockElsewhere'),
    deliveryImported: mark('deliveryImported'),
    /** Undefined where the price is known only at checkout. */
    deliveryPrice: market.figures.deliveryPrice && mark('deliveryPrice'),
    /** Undefined where no amount makes delivery free. */
    freeDeliveryFrom: market.own?.freeDeliveryFrom && formatMoney(market.own.freeDeliveryFrom, language),
    returnWindow: mark('returnWindow'),
    /** Whole sentences: they are said in one form everywhere. */
    refundSentence: refundSentence[language](span),
    warrantySentence: warrantySentence[language](span),
    complaintWindow: mark('complaintWindow'),
    complaintAnswer: mark('complaintAnswer'),
    messageReply: mark('messageReply'),
    minimumAge: mark('minimumAge'),
    reservation: mark('reservation'),
    signInLink: mark('signInLink'),
    stockAlertStorage: mark('stockAlertStorage'),
    orderLink: mark('orderLink'),
    hasReservations: market.capabilities.reservations,
    hasPasswordLogin: market.loginWays.includes('password'),
    hasPaymentPreference: market.capabilities.paymentPreference,
  }
}

export type Facts = ReturnType<typeof createFacts>

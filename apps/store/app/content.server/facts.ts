import type { DayRange, Market, OpeningHours, PostalAddress, Range } from '@dvaput/domain/markets/market'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Language } from '@dvaput/domain/text/language'
import { type PluralForms, plural } from '@dvaput/domain/text/plural'

type Unit = 'days' | 'businessDays' | 'hours' | 'months' | 'minutes' | 'years'

const unitForms = {
  bcs: {
    days: { one: 'dan', few: 'dana', other: 'dana' },
    businessDays: { one: 'radni dan', few: 'radna dana', other: 'radnih dana' },
    hours: { one: 'sat', few: 'sata', other: 'sati' },
    months: { one: 'mjesec', few: 'mjeseca', other: 'mjeseci' },
    minutes: { one: 'minuta', few: 'minute', other: 'minuta' },
    years: { one: 'godina', few: 'godine', other: 'godina' },
  },
  en: {
    days: { one: 'day', other: 'days' },
    businessDays: { one: 'business day', other: 'business days' },
    hours: { one: 'hour', other: 'hours' },
    months: { one: 'month', other: 'months' },
    minutes: { one: 'minute', other: 'minutes' },
    years: { one: 'year', other: 'years' },
  },
  es: {
    days: { one: 'día', other: 'días' },
    businessDays: { one: 'día hábil', other: 'días hábiles' },
    hours: { one: 'hora', other: 'horas' },
    months: { one: 'mes', other: 'meses' },
    minutes: { one: 'minuto', other: 'minutos' },
    years: { one: 'año', other: 'años' },
  },
} satisfies Record<Language, Record<Unit, PluralForms>>

const dayNames = {
  bcs: { 'mon-fri': 'ponedjeljak–petak', sat: 'subota', sun: 'nedjelja' },
  en: { 'mon-fri': 'Monday to Friday', sat: 'Saturday', sun: 'Sunday' },
  es: { 'mon-fri': 'lunes a viernes', sat: 'sábado', sun: 'domingo' },
} satisfies Record<Language, Record<DayRange, string>>

const closed = { bcs: 'zatvoreno', en: 'closed', es: 'cerrado' } satisfies Record<Language, string>

const countryName = {
  bcs: { BA: 'Bosna i Hercegovina', CL: 'Čile' },
  en: { BA: 'Bosnia and Herzegovina', CL: 'Chile' },
  es: { BA: 'Bosnia y Herzegovina', CL: 'Chile' },
} satisfies Record<Language, Record<PostalAddress['country'], string>>

/** The figures of one market, worded in one language, so that no figure is typed into prose. */
export const createFacts = (market: Market, language: Language) => {
  const units = unitForms[language]
  const count = (unit: Unit) => (value: number) => `${value} ${plural(language, value, units[unit])}`
  const span = (unit: Unit) => (range: Range) => `${range.from}-${range.to} ${plural(language, range.to, units[unit])}`
  const address = (place: PostalAddress) =>
    `${place.street}, ${place.postalCode} ${place.city}, ${countryName[language][place.country]}`
  const hours = (opening: OpeningHours) =>
    opening
      .map(({ days, time }) => `${dayNames[language][days]} ${time === 'closed' ? closed[language] : time}`)
      .join(', ')
  const { policies, contact } = market
  return {
    /** Chooses the wording for this market where law or place differ. */
    inMarket: <Wording>(wordings: Record<Market['id'], Wording>): Wording => wordings[market.id],
    city: market.city,
    country: market.name[language],
    email: contact.email,
    phone: contact.phones[0] ?? '',
    shopAddress: address(contact.address),
    pickupAddress: address(contact.pickupPoint),
    policyHours: hours(market.hours.policy),
    contactHours: hours(market.hours.contact),
    returnWindow: count('days')(policies.returnWindowDays),
    refundAfterApproval: count('businessDays')(policies.refundBusinessDaysAfterApproval),
    refundWithin: count('days')(policies.refundWithinDays),
    minimumWarranty: count('days')(policies.minimumWarrantyDays),
    warranty: count('months')(policies.warrantyMonths),
    dispatch: span('businessDays')(policies.dispatchBusinessDays),
    deliveryCity: span('businessDays')(policies.deliveryCityBusinessDays),
    deliveryElsewhere: span('businessDays')(policies.deliveryElsewhereBusinessDays),
    deliveryNationwide: span('businessDays')(policies.deliveryNationwideBusinessDays),
    /** Undefined where the cost is known only at checkout. */
    deliveryCost:
      policies.deliveryCost &&
      `${formatMoney(policies.deliveryCost.from, language)} – ${formatMoney(policies.deliveryCost.to, language)}`,
    complaintWithin: count('hours')(policies.complaintWithinHours),
    complaintAnswer: count('days')(policies.complaintAnswerDays),
    supportReply: span('hours')(policies.supportReplyHours),
    minimumAge: count('years')(policies.minimumAge),
    reservation: count('hours')(policies.reservationHours),
    loginLink: count('minutes')(policies.loginLinkMinutes),
    hasReservations: market.capabilities.reservations,
    hasPasswordLogin: market.loginWays.includes('password'),
    hasPaymentPreference: market.capabilities.paymentPreference,
  }
}

export type Facts = ReturnType<typeof createFacts>

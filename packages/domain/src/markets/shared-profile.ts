import type { Figures, Span, TimeUnit } from './figures.ts'
import type { NavigationEntry, PostalAddress } from './market.ts'

/** Sample data until a shop puts its own here. // readings N-12 */
export const sarajevoShop: PostalAddress = {
  street: 'Zmaja od Bosne 88',
  postalCode: '71000',
  city: 'Sarajevo',
  country: 'BA',
}

const span =
  (unit: TimeUnit) =>
  (from: number, to = from): Span => ({ from, to, unit })
const minutes = span('minutes')
const hours = span('hours')
const days = span('days')
const businessDays = span('businessDays')
const months = span('months')
const years = span('years')

// spec §1, §9 Policies
export const sharedFigures: Omit<Figures, 'deliveryPrice'> = {
  storeHours: [{ days: 'mon-fri', time: '12:00-21:00' }],
  phoneHours: [
    { days: 'mon-fri', time: '9:00-17:00' },
    { days: 'sat', time: '10:00-14:00' },
    { days: 'sun', time: 'closed' },
  ],
  serviceHours: [{ days: 'mon-fri', time: '09:00-18:00' }],
  dispatch: businessDays(1, 2),
  deliveryInStockCity: businessDays(1, 2),
  deliveryInStockElsewhere: businessDays(2, 5),
  deliveryImported: businessDays(5, 14),
  returnWindow: days(14),
  refundAfterApproval: businessDays(10),
  refundAfterReceipt: days(14),
  warrantyMinimum: days(30),
  warrantyRefurbished: months(6),
  complaintWindow: hours(48),
  complaintAnswer: days(15),
  messageReply: hours(24, 48),
  minimumAge: years(18),
  reservation: hours(24),
  // The specification names none; one household's needs, and no shelf emptied by one customer. // readings S-19
  reservationLimits: { perProduct: 2, perCustomer: 5 },
  signInLink: minutes(10),
  orderLink: days(90),
  stockAlertStorage: days(90),
}

export const helpNavigation: readonly NavigationEntry[] = [
  {
    name: 'help',
    links: [
      { name: 'faq', path: '/faq' },
      { name: 'shipping', path: '/envios' },
      { name: 'returns', path: '/devoluciones' },
      { name: 'security', path: '/politica-de-privacidad' },
      { name: 'terms', path: '/terms-and-conditions' },
      { name: 'privacy', path: '/privacy-policy' },
    ],
  },
  { name: 'contact', path: '/contact' },
]

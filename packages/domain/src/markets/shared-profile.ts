import type { Figures, Span, TimeUnit } from './figures.ts'
import type { ContactData, NavigationEntry } from './market.ts'

/** Until the shop's own people say how it is reached. */
export const nothingFilledIn: ContactData = { phones: [], social: {} }

const span =
  (unit: TimeUnit) =>
  (from: number, to = from): Span => ({ from, to, unit })
const minutes = span('minutes')
const hours = span('hours')
const days = span('days')
const businessDays = span('businessDays')
const months = span('months')
const years = span('years')

export const sharedFigures: Omit<Figures, 'deliveryPrice'> = {
  storeHours: [{ days: 'mon-fri', time: '12:00-21:00' }], // FOOT-06
  // INFO-10
  phoneHours: [
    { days: 'mon-fri', time: '9:00-17:00' },
    { days: 'sat', time: '10:00-14:00' },
    { days: 'sun', time: 'closed' },
  ],
  serviceHours: [{ days: 'mon-fri', time: '09:00-18:00' }], // INFO-11
  dispatch: businessDays(1, 2), // INFO-21
  deliveryInStockCity: businessDays(1, 2), // INFO-22
  deliveryInStockElsewhere: businessDays(2, 5), // INFO-22
  deliveryImported: businessDays(5, 14), // INFO-23
  returnWindow: days(14), // INFO-16
  refundAfterApproval: businessDays(10), // INFO-17
  refundAfterReceipt: days(14), // INFO-18
  warrantyMinimum: days(30), // INFO-19
  warrantyRefurbished: months(6), // INFO-20
  complaintWindow: hours(48), // INFO-24
  complaintAnswer: days(15), // INFO-24
  messageReply: hours(24, 48), // INFO-25
  minimumAge: years(18), // INFO-26
  reservation: hours(24), // RES-10
  // The specification names none; one household's needs, and no shelf emptied by one customer. // divergences S-19
  reservationLimits: { perProduct: 2, perCustomer: 5 },
  signInLink: minutes(10), // AUTH-09
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

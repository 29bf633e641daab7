import type { HoursByPlace, NavigationEntry, Policies, PostalAddress } from './market.ts'

/** One place for the owner to unify the four readings. // spec §1, readings C-01 */
export const hours: HoursByPlace = {
  footer: [{ days: 'mon-fri', time: '12:00-21:00' }],
  policy: [{ days: 'mon-fri', time: '09:00-18:00' }],
  contact: [
    { days: 'mon-fri', time: '9:00-17:00' },
    { days: 'sat', time: '10:00-14:00' },
    { days: 'sun', time: 'closed' },
  ],
  support: [{ days: 'mon-fri', time: '9:00-18:00' }],
}

/** Sample data until a shop puts its own here. // readings N-12 */
export const sarajevoShop: PostalAddress = {
  street: 'Zmaja od Bosne 88',
  postalCode: '71000',
  city: 'Sarajevo',
  country: 'BA',
}

// spec §9 Policies
export const policies: Omit<Policies, 'deliveryCost'> = {
  returnWindowDays: 14,
  refundBusinessDaysAfterApproval: 10,
  refundWithinDays: 14,
  minimumWarrantyDays: 30,
  warrantyMonths: 6,
  dispatchBusinessDays: { from: 1, to: 2 },
  deliveryCityBusinessDays: { from: 1, to: 2 },
  deliveryElsewhereBusinessDays: { from: 2, to: 5 },
  deliveryNationwideBusinessDays: { from: 5, to: 14 },
  complaintWithinHours: 48,
  complaintAnswerDays: 15,
  supportReplyHours: { from: 24, to: 48 },
  minimumAge: 18,
  reservationHours: 24,
  loginLinkMinutes: 10,
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

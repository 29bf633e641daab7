import type { MailParams, MailTemplateName } from '@dvaput/backend/mail/mail-templates'
import { importedOrderMailKinds } from '@dvaput/backend/mail/templates/imported-order-texts'
import { offerMailSteps } from '@dvaput/backend/mail/templates/offer-texts'
import { reservationMailKinds } from '@dvaput/backend/mail/templates/reservation-texts'
import { mailedReturnStates } from '@dvaput/backend/mail/templates/return-step'
import type { Market } from '@dvaput/domain/markets/market'

type Sample = { readonly market: Market; readonly home: string }
/** `composed` is whatever the platform writes; it has a table of its own. */
type OwnTemplate = Exclude<MailTemplateName, 'composed'>

const soon = '2030-05-01T10:00:00.000Z'
const lines = ['1 × ThinkPad T14']

/** One example of each mail of the store, and of each occasion of it. A new template has no example, and does not compile. */
export const everyStoreMail = {
  'account-deleted': () => [{}],
  'administrator-device': ({ home }) => [{ url: `${home}/admin/device/x` }],
  'email-change': ({ home }) => [{ linkUrl: `${home}/account/email?token=x`, minutes: 60 }],
  'email-change-requested': ({ home }) => [{ newEmail: 'new@example.com', passwordUrl: `${home}/forgot-password` }],
  'email-changed': () => [{ newEmail: 'new@example.com' }],
  'email-taken': () => [{}],
  'international-order': ({ home }) =>
    importedOrderMailKinds.map((kind) => ({
      ...{ kind, number: '#E1001', total: 286_990, address: '', asksForAddress: true, tracking: null },
      ...{ provider: 'Mercado Pago', gone: [], promised: '2030-05-14' },
      lines: [{ title: 'iPhone 13', quantity: 1, unitPrice: 270_190, dollars: null, rate: null, picture: null }],
      shipping: { title: 'Express International', pesos: 16_800, grams: 500 },
      url: `${home}/orders/era-1001`,
    })),
  'login-link': ({ home }) => [{ linkUrl: `${home}/login/link/x`, minutes: 10 }],
  offer: ({ home, market: { currency } }) =>
    offerMailSteps.map((step) => ({
      ...{ step, title: 'ThinkPad T14', url: `${home}/my-offers`, response: 'Hvala', code: 'X1', answerBy: soon },
      ...{ payBy: soon, price: { minor: 100_000, currency }, offered: { minor: 80_000, currency } },
      ...{ counter: { minor: 90_000, currency }, agreed: { minor: 90_000, currency } },
    })),
  reservation: ({ home, market: { currency } }) =>
    reservationMailKinds.map((kind) => ({
      ...{ kind, code: 'ABC123', until: soon, url: `${home}/reservations` },
      lines: [{ name: 'ThinkPad T14', quantity: 1, price: { minor: 100_000, currency } }],
    })),
  'order-code': () => [{ order: '#1001', code: '482910', minutes: 10 }],
  'order-link': ({ home }) => [{ order: '#1001', linkUrl: `${home}/orders/link/x`, days: 90 }],
  'return-step': ({ home }) =>
    mailedReturnStates.map((state) => ({ state, order: '#1001', orderUrl: `${home}/orders/1`, lines, note: 'Hvala' })),
  'passkey-added': () => [{ name: 'Phone' }],
  'password-distrusted': ({ home }) => [{ url: `${home}/forgot-password` }],
  sample: ({ home }) => [{ name: 'Amra', shopUrl: home }],
  'target-price': ({ home, market: { currency } }) => [
    {
      ...{ title: 'ThinkPad T14', price: { minor: 100_000, currency } },
      ...{ productUrl: `${home}/product/thinkpad-t14`, stopUrl: `${home}/back-in-stock/x` },
    },
  ],
} as const satisfies { [Name in OwnTemplate]: (sample: Sample) => readonly MailParams<Name>[] }

export const storeMailNames = Object.keys(everyStoreMail) as OwnTemplate[]

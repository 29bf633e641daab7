import { randomUUID } from 'node:crypto'
import { checkMailLinks } from '@dvaput/backend/mail/check-mail-links'
import type { MailContent } from '@dvaput/backend/mail/mail-content'
import { writeMail } from '@dvaput/backend/mail/mail-templates'
import { renderMailHtml } from '@dvaput/backend/mail/render-mail-html'
import { renderMailText } from '@dvaput/backend/mail/render-mail-text'
import { eq } from '@dvaput/database/query'
import { formatBankAccount } from '@dvaput/domain/markets/bank-account'
import { type Market, marketIds } from '@dvaput/domain/markets/market'
import { markets as bareMarkets } from '@dvaput/domain/markets/markets'
import { sampleMarkets as markets, sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { type Language, languages } from '@dvaput/domain/text/language'
import { paymentEmail } from '@dvaput/platform/checkout/payments/payment-email'
import { type CustomerEmailTemplate, customerEmailTemplates } from '@dvaput/platform/customers/customer-emails'
import { mailWelcome } from '@dvaput/platform/customers/email-confirmation'
import { mailPasswordLink } from '@dvaput/platform/customers/passwords/mail-password-link'
import { sendCustomerEmail } from '@dvaput/platform/customers/send-customer-email'
import { loginEmail } from '@dvaput/platform/identity/login/login-email'
import type { Mail, OutgoingEmail } from '@dvaput/platform/needs/platform-needs'
import { type OrderEvent, orderEmail } from '@dvaput/platform/orders/emails/order-emails'
import { linkEmail } from '@dvaput/platform/orders/emails/send-order-link'
import { shopForCountry } from '@dvaput/platform/shops/shop-for-buyer'
import { customers } from '@dvaput/platform/tables/customers.table'
import type { Fulfilment, Order, Refund } from '@dvaput/platform/tables/orders.table'
import { type Shop, shops } from '@dvaput/platform/tables/shops.table'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyStoreMail, storeMailNames } from '../support/mails/every-mail.ts'
import { useTestPlatform } from '../support/platform/test-platform.ts'

const platform = useTestPlatform()

const homes = { ba: 'https://dvaput.ba.example', cl: 'https://dvaput.cl.example' } as const
const customer = { email: 'person@example.com', firstName: 'Ana' }

beforeAll(async () => {
  const { pool } = platform.database
  for (const id of marketIds)
    await pool.query('UPDATE platform.shops SET home_url = $1 WHERE market = $2', [`${homes[id]}/`, id])
  const reset = `${homes.ba}/reset-password`
  await pool.query(`UPDATE platform.shops SET password_reset_url = $1 WHERE handle = 'main'`, [reset])
})

const readShop = async (handle: string): Promise<Shop> => {
  const [shop] = await platform.database.db.select().from(shops).where(eq(shops.handle, handle))
  if (!shop) throw new Error(`expected the shop ${handle}`)
  return shop
}

type Case = { readonly market: Market; readonly language: Language }

/** Accounts of both markets are the main shop's; orders are of the shop that sells. */
const accountMails = async ({ market, language }: Case): Promise<OutgoingEmail[]> => {
  const sent: OutgoingEmail[] = []
  const mail: Mail = {
    async queue(_tx, email) {
      sent.push(email)
      return 'queued'
    },
  }
  const shop = await readShop('main')
  const { country } = market
  await platform.database.inTransaction(async (tx) => {
    const [owner] = await tx.db
      .insert(customers)
      .values({ shopId: shop.id, email: `${randomUUID()}@example.com`, firstName: 'Ana' })
      .returning()
    if (!owner) throw new Error('expected a customer')
    const link = { shop, customer: owner, language, country }
    const byLink: readonly CustomerEmailTemplate[] = ['reset', 'activation', 'confirmation']
    for (const template of customerEmailTemplates.filter((name) => !byLink.includes(name)))
      await sendCustomerEmail(mail, tx, { template, shop, customer, language, country, key: template })
    for (const kind of ['reset', 'activate'] as const)
      await mailPasswordLink(mail, tx, { ...link, kind, key: `${kind}-link` })
    await mailWelcome(mail, tx, link)
    const known = await shopForCountry(tx.db, shop, country)
    sent.push(loginEmail({ shop: known, email: customer.email, language, code: '123 456', key: 'code' }))
  })
  return sent
}

const fulfilment = { id: 7, trackingNumber: 'X1' } as Fulfilment
const refund = { id: 7, amount: 1_000 } as Refund

const orderEvents = {
  created: { kind: 'created' },
  paid: { kind: 'paid' },
  fulfilled: { kind: 'fulfilled', fulfilment },
  delivered: { kind: 'delivered', fulfilment },
  tracked: { kind: 'tracked', fulfilment },
  cancelled: { kind: 'cancelled', overdue: true },
  refunded: { kind: 'refunded', refund },
  'charged-back': { kind: 'charged-back', refund },
  'charged-back-sent': { kind: 'charged-back-sent', refund },
} as const satisfies Record<OrderEvent['kind'], OrderEvent>

const orderMails = async ({ market, language }: Case): Promise<OutgoingEmail[]> => {
  const shop = await readShop(market.shop)
  const order = {
    ...{ id: 1, number: 1_001, email: customer.email, language, currency: market.currency, statusKey: 'k' },
    ...{ paymentMethod: 'bank-transfer', fulfilmentStatus: 'unfulfilled', financialStatus: 'pending' },
    ...{ total: 10_000, taxTotal: 1_450, shippingTotal: 500, discounts: [], discountTotal: 0, attributes: [] },
    ...{ delivery: { handle: 'standard', title: 'Courier', price: 500 }, paymentDueAt: new Date('2030-05-01T10:00Z') },
    ...{ createdAt: new Date('2030-04-29T10:00Z'), updatedAt: new Date('2030-04-29T11:00Z'), refundedTotal: 0 },
  } as unknown as Order
  const pickup = { ...order, delivery: { handle: `pickup-${market.id}`, title: 'Pickup', price: 0 } }
  const payment = { id: 'p', checkoutToken: 'c', amount: 10_000, currency: market.currency } as never
  const events = Object.values(orderEvents)
  return [
    ...[order, pickup].flatMap((each) => events.map((event) => orderEmail(shop, each as Order, [], event))),
    linkEmail(shop, order),
    ...(['paid-back', 'not-paid'] as const).map((end) =>
      paymentEmail(shop, payment, { email: customer.email, language }, end),
    ),
  ]
}

const storeMails = ({ market, language }: Case): MailContent[] =>
  storeMailNames.flatMap((name) =>
    everyStoreMail[name]({ market, home: homes[market.id] }).map((params) =>
      writeMail(name, params, { market, language }),
    ),
  )

const other = (market: Market) => markets[market.id === 'ba' ? 'cl' : 'ba']

/** What would lead or send a reader of this market to the other one. */
const foreignParts = (market: Market): string[] => {
  const { email, phones, pickupPoint, social } = other(market).contact
  const { name, taxIds } = other(market).seller
  const home = new URL(homes[other(market).id]).host
  return [home, email, ...phones, pickupPoint.street, name, ...taxIds.map(({ value }) => value), social.facebook]
}

const cases = Object.values(markets).flatMap((market) => languages.map((language) => ({ market, language })))

describe.each(cases)('every mail of $market.id in $language', ({ market, language }) => {
  const locale = { market, language }

  it('is signed by its market and leads nowhere else', async () => {
    const composed = [...(await accountMails(locale)), ...(await orderMails(locale))]
    for (const mail of composed) expect([mail.subject, mail.market]).toEqual([mail.subject, market.id])
    for (const content of [...storeMails(locale), ...composed]) {
      const whole = [content.subject, renderMailText(content, locale), await renderMailHtml(content, locale)].join('\n')
      for (const part of foreignParts(market)) expect(whole, content.subject).not.toContain(part)
      expect(whole).toContain(market.contact.email)
      expect(() => checkMailLinks(content, market.id, homes)).not.toThrow()
    }
  })

  it('leads to the storefront of its market where an account is concerned', async () => {
    const mails = await accountMails(locale)
    const urls = mails.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'button' ? [block.url] : [])))
    expect(urls.some((url) => url.startsWith(`${homes[market.id]}/reset-password?`))).toBe(true)
    expect(urls.some((url) => url.startsWith(`${homes[market.id]}/account/confirm?`))).toBe(true)
    // The platform's own page shows the same market.
    for (const url of urls.filter((each) => !each.startsWith(homes[market.id])))
      expect(new URL(url).searchParams.get('country')).toBe(market.country)
  })
})

describe.each(cases)('the mail about a new e-mail that was asked for, of $market.id in $language', (locale) => {
  it('leads whoever did not ask to a new password, which can be set in every market', () => {
    const home = homes[locale.market.id]
    const params = { newEmail: 'new@example.com', passwordUrl: `${home}/forgot-password` }
    const { blocks } = writeMail('email-change-requested', params, locale)
    expect(blocks.at(-1)).toMatchObject({ kind: 'button', url: params.passwordUrl })
    // The page of security has no field for a password in a market that logs in by code.
    expect(JSON.stringify(blocks)).not.toMatch(/promijenite lozinku|change your password|cambia tu contraseña/i)
  })
})

/** Everything that the samples say of who sells, and where. */
const sampleValues = Object.values(sampleProfiles).flatMap(({ contact, seller, bankAccount }) => [
  ...[contact.email, ...contact.phones, contact.address.street, contact.pickupPoint.street],
  ...[...Object.values(contact.social), seller.name, ...seller.taxIds.map(({ value }) => value)],
  ...[formatBankAccount(bankAccount)],
])

describe.each(cases)(
  'a mail of $market.id in $language where the shop has filled nothing in',
  ({ market, language }) => {
    it('has nothing of the samples, and no link to nowhere', async () => {
      const locale = { market: bareMarkets[market.id], language }
      const shop = await readShop(market.shop)
      const order = {
        ...{ id: 1, number: 1_001, email: customer.email, language, currency: market.currency, statusKey: 'k' },
        ...{ paymentMethod: 'bank-transfer', fulfilmentStatus: 'unfulfilled', financialStatus: 'pending' },
        ...{ total: 10_000, taxTotal: 1_450, shippingTotal: 0, discounts: [], discountTotal: 0, attributes: [] },
        ...{ delivery: { handle: `pickup-${market.id}`, title: 'Pickup', price: 0 }, paymentReference: 'R' },
        ...{ createdAt: new Date(), updatedAt: new Date(), refundedTotal: 0, paymentDueAt: new Date() },
      } as unknown as Order
      const written = orderEmail({ ...shop, ownProfile: null }, order, [], { kind: 'created' })
      for (const content of [...storeMails(locale), written]) {
        const text = renderMailText(content, locale)
        const whole = [content.subject, text, await renderMailHtml(content, locale)].join('\n')
        for (const value of sampleValues) expect(whole, content.subject).not.toContain(value)
        expect(whole).not.toMatch(/undefined|mailto:/)
      }
    })
  },
)

it('a mail that leads to another market is refused when it is queued', () => {
  const content: MailContent = {
    ...{ subject: 'Welcome', heading: 'Welcome' },
    blocks: [{ kind: 'button', label: 'Shop', url: `${homes.ba}/` }],
  }
  expect(() => checkMailLinks(content, 'cl', homes)).toThrow('another market')
  expect(() => checkMailLinks(content, 'ba', homes)).not.toThrow()
  // One host for both markets.
  expect(() => checkMailLinks(content, 'cl', { ba: homes.ba, cl: homes.ba })).not.toThrow()
})

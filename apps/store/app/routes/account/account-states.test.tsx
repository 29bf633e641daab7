import type { AccountRecord } from '@dvaput/domain/account/account-record'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describe, expect, it } from 'vitest'
import { deliveredOrder, placedOrder, recordOf } from '../../../../../tests/support/orders/placed-order.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import type { Services } from '../../context.ts'
import * as account from './account.tsx'

const customer = {
  id: 'gid://shopify/Customer/7',
  email: 'amra@example.com',
  isVerified: true,
  firstName: 'Amra',
  lastName: 'Hodžić',
  kind: 'password',
} as const

const record: AccountRecord = {
  id: customer.id,
  email: customer.email,
  firstName: 'Amra',
  lastName: 'Hodžić',
  displayName: 'Amra Hodžić',
  phone: '+38761123456',
  acceptsMarketing: false,
  createdAt: '2026-03-04T23:05:00Z',
  updatedAt: '2026-03-04T23:05:00Z',
  defaultAddressId: null,
  addresses: [],
  orders: [],
}

type Account = Awaited<ReturnType<Services['customers']['accountOf']>>
type Options = {
  readonly path?: string
  readonly language?: Language
  readonly read?: () => Promise<AccountRecord | null>
  readonly person?: typeof customer
  readonly orders?: readonly OrderSnapshot[]
  readonly form?: Readonly<Record<string, string>>
  readonly updateProfile?: Services['account']['updateProfile']
}

const render = async ({
  path = '/account',
  language = 'en',
  read = async () => record,
  updateProfile = async () => ({ ok: true }),
  orders = [],
  form,
}: Options = {}) => {
  const { status, html } = await renderPage({
    path,
    pattern: 'account',
    module: account,
    messages: ['shell', 'account', 'addresses', 'orders'],
    market: 'ba',
    language,
    services: {
      customers: { accountOf: async () => ({ read }) as Account },
      account: { updateProfile },
      orders: {
        of: async () => ({
          orders: orders.map((order) => recordOf(order)),
          page: 1,
          pageCount: 1,
          total: orders.length,
        }),
      },
    },
    person: { check: async () => ({ ok: true, customer }), logOut: async () => undefined },
    ...(form && { form }),
  })
  return { status, html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

const away = () => Promise.reject(new IntegrationError({ service: 'shop-admin', kind: 'network' }))

describe('the account page', () => {
  it.each([
    ['/account', 'Profile'],
    ['/account?tab=addresses', 'Addresses'],
    ['/account?tab=orders', 'Orders'],
    ['/account?tab=settings', 'Settings'],
    ['/account?tab=nonsense', 'Profile'],
  ])('has four tabs, and %s opens %s [ROUTE-19]', async (path, label) => {
    const { html } = await render({ path })
    const tabs = [...html.matchAll(/<a[^>]*role="tab"[^>]*>([^<]*)</g)]
    expect(tabs.map(([, name]) => name)).toEqual(['Profile', 'Addresses', 'Orders', 'Settings'])
    expect(tabs.filter(([tag]) => tag?.includes('aria-selected="true"')).map(([, name]) => name)).toEqual([label])
    // Each can be reached by the Tab key where there are no scripts.
    for (const [tag] of tabs) expect(tag).not.toContain('tabindex')
  })

  it.each([
    ['the first name', { firstName: 'Amra', displayName: 'Amra Hodžić' }, 'Hello, Amra'],
    ['the name', { firstName: '', displayName: 'Hodžić' }, 'Hello, Hodžić'],
    ['Customer', { firstName: '', lastName: '', displayName: 'amra@example.com' }, 'Hello, Customer'],
  ])('greets by %s [ACC-02]', async (_, profile, greeting) => {
    const { html } = await render({ read: async () => ({ ...record, ...profile }) })
    expect(html).toMatch(new RegExp(`<h1[^>]*>${greeting}</h1>`))
  })

  it.each([
    ['bcs', 'Zdravo, Amra', 'Vaši podaci trenutno nisu dostupni', 'Pokušaj ponovo'],
    ['en', 'Hello, Amra', 'Your details cannot be loaded right now', 'Try again'],
    ['es', 'Hola, Amra', 'Tus datos no están disponibles en este momento', 'Intentar de nuevo'],
  ] as const)('greets from the session while the platform is away, and says so in %s', async (language, ...words) => {
    const { status, text } = await render({ language, read: away })
    expect(status).toBe(200)
    for (const word of words) expect(text).toContain(word)
    expect((await render({ path: '/account?tab=settings', read: away })).text).toContain('Logout')
  })

  it('sends a customer whom the platform does not know any more to the login', async () => {
    await expect(render({ read: async () => null })).rejects.toThrow('302 /login?returnTo=%2Faccount')
  })
})

describe('the profile', () => {
  it('shows names, e-mail, phone and member since [ACC-03] [ACC-04]', async () => {
    const { text } = await render()
    for (const shown of ['First name Amra', 'Last name Hodžić', 'Email amra@example.com', 'Phone +38761123456'])
      expect(text).toContain(shown)
    expect(text).toContain('Member since 5 March 2026')
  })

  it('says what is not specified, and that the date is unknown [ACC-03] [ACC-04]', async () => {
    const empty = { ...record, firstName: '', lastName: '', email: '', phone: '', createdAt: '' }
    const { text } = await render({ read: async () => empty })
    for (const label of ['First name', 'Last name', 'Email', 'Phone']) expect(text).toContain(`${label} Not specified`)
    expect(text).toContain('Member since Unknown')
  })

  it.each(languages)('is edited on the same page, with what is known in the fields: %s', async (language) => {
    const { html } = await render({ path: '/account?edit=profile', language })
    expect(html).toMatch(/<input[^>]*autoComplete="given-name"[^>]*value="Amra"/i)
    expect(html).toMatch(/<input[^>]*type="tel"[^>]*value="\+38761123456"/i)
  })

  it('keeps what was typed, and says at the field what is wrong', async () => {
    const { html, text } = await render({
      form: { firstName: 'Amira', lastName: 'B', phone: 'x' },
      updateProfile: async () => ({ ok: false, problems: { phone: 'phoneInvalid' } }),
    })
    expect(html).toMatch(/<input[^>]*value="Amira"/)
    expect(html).toMatch(/<input(?=[^>]*value="x")(?=[^>]*aria-invalid="true")[^>]*>/)
    expect(text).toContain('Enter a valid phone number, e.g. +387 61 234 567.')
  })

  it('keeps what was typed while the platform is away', async () => {
    const { html, text } = await render({
      form: { firstName: 'Amira', lastName: '', phone: '' },
      updateProfile: away,
    })
    expect(html).toMatch(/<input[^>]*value="Amira"/)
    expect(text).toContain('Your details were not saved. Please try again.')
  })

  it('says when it is saved', async () => {
    await expect(render({ form: { firstName: 'Amira', lastName: '', phone: '' } })).rejects.toThrow(
      '302 /account?saved=profile',
    )
    expect((await render({ path: '/account?saved=profile' })).html).toMatch(/role="status".*Your details are saved\./)
  })
})

describe('the orders', () => {
  const order = { ...deliveredOrder, refunded: { minor: 0, currency: 'BAM' as const } }

  it('say where one is picked up', async () => {
    const fetched = { ...placedOrder, delivery: { title: 'Pickup', code: 'pickup-ba' } }
    const { text } = await render({ path: '/account?tab=orders', orders: [fetched] })
    expect(text).toContain('Pickup at the shop Zmaja od Bosne 88, 71000 Sarajevo')
  })
  const orders = (...shown: OrderSnapshot[]) => render({ path: '/account?tab=orders', orders: shown })

  it('show number, date, status, total, lines with picture, and the shipping address [ACC-13]', async () => {
    const { html, text } = await orders(order)
    for (const shown of [
      'Order #1001',
      'Delivered',
      '1 May 2026',
      'ThinkPad T480',
      'Quantity: 2',
      '1,200.00 KM',
      'Total 1,234.50 KM',
      'Amra Hodžić Ferhadija 1 71000 Sarajevo Kanton Sarajevo Bosnia &amp; Herzegovina',
    ])
      expect(text).toContain(shown)
    expect(html.includes('t480')).toBe(true)
    expect((await orders({ ...order, name: '' })).text).toContain('Order main-1')
  })

  it.each([
    ['FULFILLED', 'Delivered'],
    ['UNFULFILLED', 'Processing'],
    ['SENT_BY_DRONE', 'SENT_BY_DRONE'],
    [null, 'Pending'],
  ])('have for %s the badge %s [ACC-14]', async (fulfillmentStatus, badge) => {
    expect((await orders({ ...order, fulfillmentStatus })).text).toContain(` ${badge} `)
  })

  it('call an order that left in part as the page of all orders does', async () => {
    const { text } = await orders({ ...order, fulfillmentStatus: 'PARTIALLY_FULFILLED' })
    expect(text).toContain(' Partially fulfilled ')
  })

  it('are not called in process where they were cancelled', async () => {
    const cancelled = { ...order, fulfillmentStatus: 'UNFULFILLED', cancelledAt: '2026-11-16T09:00:00Z' }
    const { text } = await orders(cancelled)
    expect(text).toContain(' Cancelled ')
    expect(text).not.toContain('Processing')
  })

  it('lead to all of them [ACC-16]', async () => {
    expect((await orders(order)).html).toMatch(/<a[^>]*href="\/orders"[^>]*>(?:<[^>]*>)*View All Orders</)
  })

  it('lead to the products where there are none [ACC-17]', async () => {
    const { html, text } = await orders()
    expect(text).toContain('No orders yet')
    expect(html).toMatch(/<a[^>]*href="\/products"/)
  })

  it('are shown while the platform is away', async () => {
    const { text } = await render({ path: '/account?tab=orders', read: away, orders: [order] })
    expect(text).toContain('Order #1001')
  })
})

it('the account offers Logout only in the settings, as a form [ACC-18]', async () => {
  const { html } = await render({ path: '/account?tab=settings' })
  const [, panel = ''] = /role="tabpanel"(.*)/s.exec(html) ?? []
  expect(panel).toMatch(/<form action="\/logout" method="post">/)
  expect([...panel.matchAll(/<(button|a|input)\b/g)]).toHaveLength(1)
  expect(panel).toContain('Logout')
})

import { expect, it } from 'vitest'
import { bosnianBuyer, copyCheckout, createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createCustomerToken } from '../../customers/tokens/customer-tokens.ts'
import { customers } from '../../tables/customers.table.ts'
import { purchaseLimits } from './purchase-limits.ts'

const shop = useTestPlatform()
const walkFrom = (clientIp: string) =>
  createWalk((path, init) => shop.fetchAt(path, init, { clientIp }), 'http://main.localhost:3000')
const shopId = () => shop.platform.shopOf('main').shop.id

const openCart = async (variantIds: readonly number[], { quantity = 1, customer = '' } = {}) => {
  const { data } = await shop.query(
    `mutation ($lines: [CartLineInput!], $customer: String${customer && '!'})
      ${customer && '@inContext(buyer: { customerAccessToken: $customer })'} { cartCreate(input: { lines: $lines,
      buyerIdentity: { customerAccessToken: $customer } }) { cart { checkoutUrl } userErrors { message } } }`,
    {
      lines: variantIds.map((id) => ({ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity })),
      customer: customer || null,
    },
  )
  return walkFrom('192.0.2.1').open(data.cartCreate.cart.checkoutUrl)
}

const stockOf = async (variantId: number) =>
  (await shop.database.pool.query('SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1', [variantId]))
    .rows[0]

const ordersOf = async (token: string) =>
  (await shop.database.pool.query('SELECT 1 FROM platform.orders WHERE checkout_token = $1', [token])).rowCount

it('the purchase limit holds products for one network so often, keeps what was filled in, and serves everybody else', async () => {
  const { variantId } = await addProduct(shop.database, shopId(), { stock: 400 })
  const first = await openCart([variantId])
  await walkFrom('2001:db8:1:1::1').fillIn(first)
  const [{ most }] = purchaseLimits.holds
  const copies = await copyCheckout(shop.database, first, most + 1)
  const look = (index: number, network = '2001:db8:1:1') =>
    walkFrom(`${network}::${index + 2}`).get(`/checkouts/${copies[index]?.token}/payment`)
  for (let index = 0; index < most - 1; index += 1) expect((await look(index)).status).toBe(200)
  expect(await stockOf(variantId)).toEqual({ on_hand: 400, reserved: most })
  const refused = await look(most - 1)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('Previše započetih kupovina')
  expect(await stockOf(variantId)).toEqual({ on_hand: 400, reserved: most })
  expect((await look(0)).status).toBe(200)
  const byCard = walkFrom('2001:db8:1:1::9').place(
    copies[most]?.token ?? '',
    copies[most]?.shown ?? '',
    walkFrom('').card('4242424242424242'),
  )
  expect((await byCard).status).toBe(429)
  expect((await look(most - 1, '2001:db8:1:2')).status).toBe(200)
  await shop.setClockOffset(16 * 60_000)
  expect((await look(most)).status).toBe(200)
  await shop.setClockOffset(0)
})

it('the purchase limit weighs a cart of the whole shop by what is in it', async () => {
  const newVariant: number[] = []
  for (let made = 0; made < 40; made += 1) newVariant.push((await addProduct(shop.database, shopId())).variantId)
  const walk = walkFrom('198.51.100.1')
  const token = await openCart(newVariant)
  expect((await walk.fillIn(token)).status).toBe(200)
  const copies = await copyCheckout(shop.database, token, 3)
  const statuses = []
  for (const copy of copies) statuses.push((await walk.get(`/checkouts/${copy.token}/payment`)).status)
  expect(statuses).toEqual([200, 200, 429])
})

it('the purchase limit weighs an unpaid order of the whole shop by what is in it', async () => {
  const newVariant: number[] = []
  for (let made = 0; made < 80; made += 1) newVariant.push((await addProduct(shop.database, shopId())).variantId)
  const token = await openCart(newVariant)
  expect((await walkFrom('198.51.100.5').fillIn(token)).status).toBe(200)
  const walk = walkFrom('198.51.100.6')
  const [first, second] = await copyCheckout(shop.database, token, 2)
  expect((await walk.place(first?.token ?? '', first?.shown ?? '')).status).toBe(303)
  expect(await walk.press(second?.token ?? '', second?.shown ?? '')).toBe('refused')
  expect(await ordersOf(second?.token ?? '')).toBe(0)
})

it('the purchase limit takes a cart that weighs more than everything one may take, alone', async () => {
  const newVariant: number[] = []
  for (let made = 0; made < 155; made += 1) newVariant.push((await addProduct(shop.database, shopId())).variantId)
  const token = await openCart(newVariant)
  const walk = walkFrom('198.51.100.20')
  const page = await walk.fillIn(token)
  expect(page.status).toBe(200)
  const [another] = await copyCheckout(shop.database, token, 1)
  expect((await walk.get(`/checkouts/${another?.token}/payment`)).status).toBe(429)
  expect((await walk.place(token, walk.hidden(page.text, 'shown'))).status).toBe(303)
})

it('the purchase limit counts what is held on, whatever the cart asks for after that', async () => {
  const [mouse, rare] = [
    await addProduct(shop.database, shopId(), { title: 'Miš', stock: 80 }),
    await addProduct(shop.database, shopId(), { title: 'Tastatura', stock: 1 }),
  ]
  const walk = walkFrom('198.51.100.7')
  const token = await openCart([mouse.variantId], { quantity: 15 })
  const held = await walk.fillIn(token)
  expect(held.status).toBe(200)
  const change = (sql: string, ...values: unknown[]) => shop.database.pool.query(sql, values)
  const inCart = '(SELECT cart_token FROM platform.checkouts WHERE token = $1)'
  const others = async () => {
    const other = await openCart([mouse.variantId], { quantity: 6 })
    return (await walk.fillIn(other)).text
  }

  await change(`UPDATE platform.cart_lines SET quantity = 30 WHERE cart_token = ${inCart}`, token)
  expect((await walk.get(`/checkouts/${token}/payment`)).text).toContain('Miš: najviše 20')
  expect(await stockOf(mouse.variantId)).toEqual({ on_hand: 80, reserved: 15 })
  expect(await others()).toContain('Miš: najviše 5')

  await change(`UPDATE platform.cart_lines SET quantity = 15 WHERE cart_token = ${inCart}`, token)
  await change(
    `INSERT INTO platform.cart_lines (id, cart_token, variant_id, quantity, attributes_hash) VALUES ('rare', ${inCart}, $2, 2, '')`,
    token,
    rare.variantId,
  )
  expect((await walk.get(`/checkouts/${token}/payment`)).text).toContain('Tastatura: još 1')
  expect(await stockOf(mouse.variantId)).toEqual({ on_hand: 80, reserved: 15 })
  expect(await others()).toContain('Miš: najviše 5')
})

it('the purchase limit counts nothing that was sold out when the card was to be charged', async () => {
  const { variantId } = await addProduct(shop.database, shopId(), { stock: 5 })
  const first = await openCart([variantId])
  await walkFrom('198.51.100.8').fillIn(first)
  const [copy] = await copyCheckout(shop.database, first, 1)
  await shop.database.pool.query(
    `UPDATE platform.cart_lines SET quantity = 5 WHERE cart_token =
    (SELECT cart_token FROM platform.checkouts WHERE token = $1)`,
    [copy?.token],
  )
  const [wanting] = await copyCheckout(shop.database, copy?.token ?? '', 1)
  const walk = walkFrom('198.51.100.9')
  const refused = await walk.place(wanting?.token ?? '', wanting?.shown ?? '', walk.card('4242424242424242'))
  expect(refused.text).toContain('Neko upravo plaća')
  const counted = await shop.database.pool.query('SELECT FROM platform.purchase_counts WHERE checkout_token = $1', [
    wanting?.token,
  ])
  expect(counted.rowCount).toBe(0)
})

it('the purchase limit takes so many unpaid orders from one network, however the button is pressed', async () => {
  const { variantId } = await addProduct(shop.database, shopId(), { stock: 400 })
  const first = await openCart([variantId])
  const walk = walkFrom('198.51.100.2')
  await walkFrom('198.51.100.99').fillIn(first)
  const [{ most }] = purchaseLimits.unpaidOrders
  const copies = await copyCheckout(shop.database, first, most + 5)
  const results = await Promise.all(
    copies.flatMap(({ token, shown }) => [walk.press(token, shown), walk.press(token, shown)]),
  )
  expect(results.sort()).toEqual([...Array(2 * most).fill('accepted'), ...Array(10).fill('refused')])
  const [late] = copies
  expect((await walk.place(late?.token ?? '', late?.shown ?? '')).status).toBe(303)
})

it('the purchase limit sends one address so many emails about orders nobody has paid, from however many networks', async () => {
  const { variantId } = await addProduct(shop.database, shopId(), { stock: 400 })
  const [{ most }] = purchaseLimits.unpaidOrdersPerEmail
  const place = async (index: number, email: string) => {
    const walk = walkFrom(`198.51.101.${index}`)
    const token = await openCart([variantId])
    const page = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
    return { token, ...(await walk.place(token, walk.hidden(page.text, 'shown'), { method: 'bank-transfer' })) }
  }
  for (let index = 1; index <= most; index += 1) expect((await place(index, 'victim@example.ba')).status).toBe(303)
  const refused = await place(most + 1, 'Victim@example.ba')
  expect(refused.text).toContain('previše neplaćenih narudžbi')
  expect(refused.text).toContain('pišite nam na podrska@dvaput.example ili platite karticom odmah.')
  expect(await ordersOf(refused.token)).toBe(0)
  expect((await place(most + 2, 'somebody@example.ba')).status).toBe(303)
  await shop.jobs.drain()
  expect(shop.sent.filter(({ to }) => to === 'victim@example.ba')).toHaveLength(most)
})

const newCustomer = (email: string) =>
  shop.database.inTransaction(async (tx) => {
    const [made] = await tx.db.insert(customers).values({ shopId: shopId(), email }).returning()
    if (!made) throw new Error('no customer was made')
    return { id: made.id, token: (await createCustomerToken(tx, made.id)).accessToken }
  })

it('the purchase limit keeps a part of the shelf from one stranger, with any number of carts; who has paid before may take it all', async () => {
  const { variantId } = await addProduct(shop.database, shopId(), { title: 'Miš', stock: 80 })
  const walk = walkFrom('198.51.100.3')
  const page = async (quantity: number, customer = '') => {
    const token = await openCart([variantId], { quantity, customer })
    return { token, ...(await walk.fillIn(token)) }
  }
  const greedy = await page(21)
  expect(greedy.text).toContain('Miš: najviše 20')
  expect(greedy.text).toContain('<a class="button" href="http://main.localhost:3000/">Promijeni korpu</a>')
  expect(greedy.text).toContain('href="mailto:podrska@dvaput.example"')
  const cart = 'http://shop.example/cart'
  await shop.database.pool.query('UPDATE platform.checkouts SET return_url = $2 WHERE token = $1', [greedy.token, cart])
  const greedyAgain = await walk.get(`/checkouts/${greedy.token}/payment`)
  expect(greedyAgain.text).toContain(`<a class="button" href="${cart}">Promijeni korpu</a>`)
  expect(await stockOf(variantId)).toEqual({ on_hand: 80, reserved: 0 })
  const modest = await page(15)
  expect(modest.status).toBe(200)
  expect((await page(6)).text).toContain('Miš: najviše 5')
  expect((await walk.place(modest.token, walk.hidden(modest.text, 'shown'))).status).toBe(303)
  expect((await page(6)).text).toContain('Miš: najviše 5')
  expect((await page(5)).status).toBe(200)

  const customer = await newCustomer('wholesale@example.ba')
  const signedIn = walkFrom('198.51.100.4')
  const token = await openCart([variantId], { quantity: 60, customer: customer.token })
  const half = await signedIn.fillIn(token)
  expect(half.text).toContain('Miš: najviše 33')
  await shop.database.pool.query(
    `UPDATE platform.orders SET customer_id = $1, financial_status = 'paid' WHERE checkout_token = $2`,
    [customer.id, modest.token],
  )
  expect((await signedIn.get(`/checkouts/${token}/payment`)).status).toBe(200)
  expect(await stockOf(variantId)).toEqual({ on_hand: 65, reserved: 65 })
})

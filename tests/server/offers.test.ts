import { beforeAll, describe, expect, it } from 'vitest'
import { addImported } from '../support/imported/add-imported.ts'
import { createVisitor, registerAt, type Visitor } from '../support/requests/store-visitor.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'
import { waitForCatalogueSync } from '../support/servers/wait-for-catalogue-sync.ts'

const store = useStoreServer()
type Customer = Awaited<ReturnType<typeof registerAt>>
type Product = { readonly id: string; readonly handle: string; readonly title: string; readonly units: number }
let amra: Customer
let diego: Customer
let laptop: Product
let mouse: Product

/** Neither so low nor so high that a rule decides. */
const fairOf = ({ units }: Product) => Math.round(units * 0.7)

const productOf = async (handle: string): Promise<Product> => {
  const { rows } = await store.database.pool.query(
    `SELECT gid AS id, handle, titles ->> 'en' AS title, floor(price_minor / 100)::int AS units
     FROM backend.catalogue_products WHERE shop = 'main' AND handle = $1`,
    [handle],
  )
  return rows[0]
}

beforeAll(async () => {
  await waitForCatalogueSync(store)
  ;[amra, diego] = [await registerAt(store.url), await registerAt(store.url)]
  laptop = await productOf('dell-latitude-7490')
  mouse = await productOf('logitech-m185')
  await addImported(store.database, { id: 'ERA-7', handle: 'imported-mac', title: 'Mac', pesos: 500_000, stock: 2 })
})

const readBody = ({ text }: { text: string }) => JSON.parse(text) as Record<string, unknown>
const send = async (visitor: Visitor, path: string, body: object) => {
  const response = await visitor.post(path, body)
  return { status: response.status, body: readBody(response) }
}
const list = async (visitor: Visitor, query = '') => {
  const response = await visitor.open(`/api/offers/my-offers${query}`)
  return { status: response.status, body: readBody(response) }
}
/** The language of the visitor is English. */
const texts = {
  missing: 'Please enter a valid offer amount',
  tooHigh: 'Your offer must be lower than the current price',
}

const now = new Date().toISOString()
const examples = { uuid: '00000000-0000-4000-8000-000000000001', bigint: 1, 'timestamp with time zone': now } as const
const toCamel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every column of the table, in both spellings, and what else a client might think of. */
const forgedFields = async (): Promise<Record<string, unknown>> => {
  const { rows } = await store.database.pool.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'backend' AND table_name = 'offers'`,
  )
  expect(rows.length).toBeGreaterThan(35)
  const columns = rows.map(({ name, type }) => [name, examples[type as keyof typeof examples] ?? 'forged'] as const)
  return {
    ...Object.fromEntries(
      columns.flatMap(([name, value]) => [[name, value] as const, [toCamel(name), value] as const]),
    ),
    ...{ customerEmail: diego.email, customerName: 'Somebody', customerId: diego.id, customer_id: diego.id },
    ...{ email: diego.email, country: 'CL', market: 'cl', productTitle: 'Cheap', productHandle: mouse.handle },
    ...{ productSku: 'X', currency: 'CLP', status: 'approved', reason: 'used', discount_code: 'DV-FREE' },
    ...{ approving: { move: 'approve' }, kind: 'international', shop: 'retail', actor: 'shop', key: 'x' },
    ...{ isDecided: true, role: 'admin', ownerId: diego.id, quantity: 100, price: 1, watches: true },
  }
}

const readOffer = async ({ id }: Customer) =>
  (await store.database.pool.query('SELECT * FROM backend.offers WHERE customer_id = $1', [id])).rows[0]

describe('POST /api/offers', () => {
  it('is for customers only [GEN-15] [ROLE-04]', async () => {
    const nobody = createVisitor(store.url)
    for (const path of ['/api/offers', '/api/international/offers'])
      expect(await send(nobody, path, { productId: laptop.id, offeredPrice: 5 })).toMatchObject({
        status: 401,
        body: { success: false, code: 'login-required' },
      })
    expect((await nobody.open('/api/offers/my-offers')).status).toBe(401)
    expect((await nobody.open('/api/offers/events')).status).toBe(401)
  })

  it('refuses an amount with the texts of the specification [API-32] [OFFER-10] [OFFER-11]', async () => {
    const { visitor } = await registerAt(store.url)
    const amount = (offeredPrice: unknown) => send(visitor, '/api/offers', { productId: laptop.id, offeredPrice })
    for (const none of [undefined, null, '', '0', '-5'])
      expect(await amount(none)).toMatchObject({ status: 400, body: { success: false, error: texts.missing } })
    for (const part of ['12.5', '12,5', 0.5])
      expect(await amount(part)).toMatchObject({ status: 400, body: { code: 'offer-amount-not-whole' } })
    expect(await amount(laptop.units + 1)).toMatchObject({
      status: 400,
      body: { success: false, error: texts.tooHigh },
    })
    expect(await amount({})).toMatchObject({ status: 400, body: { code: 'bad-input' } })
    const long = { productId: laptop.id, offeredPrice: 5, customerMessage: 'a'.repeat(1001) }
    expect(await send(visitor, '/api/offers', long)).toMatchObject({ status: 400, body: { code: 'bad-input' } })
  })

  it('takes nothing but product, amount and message from the browser, of every field there is [API-32]', async () => {
    const forged = await forgedFields()
    const { status, body } = await send(amra.visitor, '/api/offers', {
      ...forged,
      ...{ productId: laptop.id, offeredPrice: String(fairOf(laptop)), customerMessage: '  Može li?  ' },
    })
    expect(status).toBe(200)
    const productId = laptop.id.split('/').at(-1)
    expect(body).toEqual({
      success: true,
      offer: {
        id: expect.not.stringContaining('00000000-0000'),
        ...{
          product_id: productId,
          product_title: expect.stringContaining('Latitude 7490'),
          product_handle: laptop.handle,
        },
        product_sku: expect.not.stringMatching(/^X$/),
        ...{ currency: 'BAM', original_price: expect.any(Number), offered_price: fairOf(laptop) },
        ...{ counter_price: null, agreed_price: null, status: 'pending', reason: null, era_status: 'not_sent' },
        ...{
          is_international: false,
          offer_type: 'local',
          target_country: 'BA',
          era_offer_id: null,
          era_item_id: null,
        },
        ...{ created_at: expect.any(String), expiration_date: expect.any(String), message: 'Može li?' },
        ...{ admin_notes: null, discount_code: null },
      },
      isLastMove: false,
      error: null,
    })
    const { rows } = await store.database.pool.query(
      `SELECT customer_id, email, market, shop, kind, floor(original_price / 100)::int AS units, code, approving, claim
       FROM backend.offers WHERE customer_id = $1`,
      [amra.id],
    )
    expect(rows).toEqual([
      {
        ...{ customer_id: amra.id, email: amra.email, market: 'ba', shop: 'main', kind: 'local', units: laptop.units },
        ...{ code: null, approving: null, claim: null },
      },
    ])
    const targets = await store.database.pool.query(
      'SELECT (amount / 100)::int AS units, currency, watches FROM backend.target_prices WHERE customer_id = $1',
      [amra.id],
    )
    expect(targets.rows).toEqual([{ units: fairOf(laptop), currency: 'BAM', watches: false }])
    expect((await list(diego.visitor)).body.offers).toEqual([])
    expect(await send(amra.visitor, '/api/offers', { productId: laptop.handle, offeredPrice: 5 })).toMatchObject({
      status: 409,
      body: { code: 'offer-open-already' },
    })
  })

  it('of an imported product is in pesos [API-33] [OFFER-04]', async () => {
    const { status, body } = await send(amra.visitor, '/api/international/offers', {
      ...{ productId: 'ERA-7', offeredPrice: 400_000, country: 'AR', originalPrice: 1 },
    })
    expect(status).toBe(200)
    expect(body.offer).toMatchObject({
      ...{ product_id: 'ERA-7', currency: 'CLP', original_price: 500_000, offered_price: 400_000, message: null },
      ...{ is_international: true, offer_type: 'international', target_country: 'BA', era_item_id: 'ERA-7' },
    })
  })

  it('also takes what is sent to /offers [API-32]', async () => {
    const { visitor } = await registerAt(store.url)
    const moved = await visitor.post('/offers', {})
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/api/offers'])
  })
})

describe('GET /api/offers/my-offers', () => {
  it('lists the customer’s own, the newest first, and nobody else’s [API-34] [API-35] [ENT-27] [ENT-28]', async () => {
    const own = `?customerEmail=${encodeURIComponent(amra.email.toUpperCase())}&page=1&limit=12`
    const { status, body } = await list(amra.visitor, own)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, totalPages: 1, page: 1, error: null })
    const offers = body.offers as Record<string, unknown>[]
    expect(offers.map(({ offer_type }) => offer_type)).toEqual(['international', 'local'])
    expect(Object.keys(offers[0] ?? {})).toEqual(
      expect.arrayContaining([
        ...[
          'id',
          'product_id',
          'product_title',
          'product_sku',
          'original_price',
          'offered_price',
          'status',
          'era_status',
        ],
        ...['is_international', 'created_at', 'expiration_date', 'admin_notes', 'discount_code', 'message'],
        ...['era_offer_id', 'era_item_id', 'target_country', 'offer_type'],
      ]),
    )
    expect(await list(diego.visitor, `?customerEmail=${encodeURIComponent(amra.email)}`)).toMatchObject({
      status: 403,
      body: { success: false, code: 'not-allowed', offers: [], totalPages: 0, page: 1 },
    })
    expect((await list(diego.visitor)).body).toMatchObject({ offers: [], totalPages: 0 })
  })

  it('filters by status, type and the status of the warehouse, and pages by at most 12 [API-34] [MYOF-12]', async () => {
    const typesOf = async (query: string) =>
      ((await list(amra.visitor, query)).body.offers as { offer_type: string }[]).map(({ offer_type }) => offer_type)
    expect(await typesOf('?is_international=true')).toEqual(['international'])
    expect(await typesOf('?is_international=false')).toEqual(['local'])
    // Somebody may have answered one of them by now.
    const open = [...(await typesOf('?status=pending')), ...(await typesOf('?status=countered'))]
    expect(open.toSorted()).toEqual(['international', 'local'])
    for (const none of ['approved', 'accepted', 'rejected', 'expired'])
      expect(await typesOf(`?status=${none}`)).toEqual([])
    expect(await typesOf('?is_international=false&era_status=not_sent')).toEqual(['local'])
    for (const none of ['updated', 'sold']) expect(await typesOf(`?era_status=${none}`)).toEqual([])
    expect((await list(amra.visitor, '?limit=1&page=2')).body).toMatchObject({ totalPages: 2, page: 2 })
    expect((await list(amra.visitor, '?limit=1&page=9')).body).toMatchObject({ totalPages: 2, page: 2 })
    for (const wrong of ['limit=13', 'limit=0', 'page=0', 'status=lost', 'era_status=lost', 'is_international=1'])
      expect((await list(amra.visitor, `?${wrong}`)).status, wrong).toBe(400)
  })
})

describe('GET /api/offers/events', () => {
  const listen = async ({ visitor }: Customer) => {
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const aborting = new AbortController()
    const response = await fetch(`${store.url}/api/offers/events`, { headers: { Cookie }, signal: aborting.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    return {
      response,
      /** Everything up to the first event. */
      async next(): Promise<string> {
        while (!/event: offer/.test(heard)) {
          const { value, done } = (await reader?.read()) ?? { done: true, value: '' }
          if (done) return heard
          heard += value
        }
        return heard
      },
      heard: () => heard,
      close: () => aborting.abort(),
    }
  }

  it('tells the customer whose offer has changed, and nobody else', async () => {
    const [buyer, other] = [await registerAt(store.url), await registerAt(store.url)]
    const [mine, theirs] = [await listen(buyer), await listen(other)]
    expect(mine.response.headers.get('Content-Type')).toBe('text/event-stream')
    expect(mine.response.headers.get('Cache-Control')).toBe('no-store')
    const { body } = await send(buyer.visitor, '/api/offers', { productId: mouse.id, offeredPrice: fairOf(mouse) })
    const { id } = body.offer as { id: string }
    expect(await mine.next()).toContain(`event: offer\ndata: ${JSON.stringify({ id })}\n\n`)
    const { body: second } = await send(other.visitor, '/api/offers', {
      productId: laptop.id,
      offeredPrice: fairOf(laptop),
    })
    expect(await theirs.next()).toContain(JSON.stringify({ id: (second.offer as { id: string }).id }))
    expect(theirs.heard()).not.toContain(id)
    mine.close()
    theirs.close()
  })

  it('has three streams of a customer at a time, and ends for whoever has logged out', async () => {
    const buyer = await registerAt(store.url)
    const streams = [await listen(buyer), await listen(buyer), await listen(buyer)]
    expect((await listen(buyer)).response.status).toBe(429)
    await buyer.visitor.submit('/logout', {})
    // Somebody who was logged out is asked for again before the next event is sent.
    const notice = JSON.stringify([`offer:00000000-0000-4000-8000-000000000001:${buyer.id}`])
    await store.database.pool.query('SELECT pg_notify($1, $2)', ['dvaput_invalidation', notice])
    for (const stream of streams) expect(await stream.next()).toBe('retry: 5000\n\n')
  })
})

describe('POST /api/offers/{id}/answer', () => {
  it('answers the customer’s own offer, in the shape of a new one [MYOF-17]', async () => {
    const { visitor, id: customerId } = await registerAt(store.url)
    const { body } = await send(visitor, '/api/offers', { productId: laptop.id, offeredPrice: fairOf(laptop) })
    const { id } = body.offer as { id: string }
    const path = `/api/offers/${id}/answer`
    expect(await send(diego.visitor, path, { move: 'withdraw' })).toMatchObject({ status: 404 })
    expect(await send(visitor, path, { move: 'accept' })).toMatchObject({
      status: 409,
      body: { code: 'offer-not-possible' },
    })
    for (const move of ['approve', 'counter', 'reject', 'expire', 'sell', 'buy'])
      expect((await send(visitor, path, { move })).status).toBe(400)
    await store.database.pool.query(
      `UPDATE backend.offers SET status = 'countered', counter_price = original_price - 100 WHERE customer_id = $1`,
      [customerId],
    )
    expect(await send(visitor, path, { move: 'answer', amount: '' })).toMatchObject({
      status: 400,
      body: { error: texts.missing },
    })
    expect(
      await send(visitor, path, { move: 'answer', amount: String(fairOf(laptop) + 1), message: 'Još malo.' }),
    ).toMatchObject({
      status: 200,
      body: {
        success: true,
        offer: { status: 'pending', offered_price: fairOf(laptop) + 1, counter_price: null, message: 'Još malo.' },
      },
    })
    expect(await send(visitor, path, { move: 'withdraw' })).toMatchObject({
      status: 200,
      body: { offer: { status: 'rejected', reason: 'withdrawn' } },
    })
  })

  it('takes nothing but the move, its amount and its message from the browser, of every field there is', async () => {
    const buyer = await registerAt(store.url)
    const { body } = await send(buyer.visitor, '/api/offers', { productId: laptop.id, offeredPrice: fairOf(laptop) })
    const { id } = body.offer as { id: string }
    await store.database.pool.query(
      `UPDATE backend.offers SET status = 'countered', counter_price = original_price - 100 WHERE id = $1`,
      [id],
    )
    const before = await readOffer(buyer)
    const forged = { ...(await forgedFields()), ...{ move: 'answer', amount: fairOf(laptop) + 1, message: 'Još.' } }
    expect((await send(buyer.visitor, `/api/offers/${id}/answer`, forged)).status).toBe(200)
    const { answer_by: _, updated_at: _updated, ...after } = await readOffer(buyer)
    const changed = { status: 'pending', counter_price: null, message: 'Još.' }
    const expected = { ...before, ...changed, offered_price: String((fairOf(laptop) + 1) * 100) }
    expect(after).toEqual(Object.fromEntries(Object.keys(after).map((name) => [name, expected[name]])))
    const { rows } = await store.database.pool.query(
      'SELECT actor, key FROM backend.offer_moves WHERE offer_id = $1 ORDER BY number',
      [id],
    )
    expect(rows).toEqual([
      { actor: 'customer', key: null },
      { actor: 'customer', key: null },
    ])
  })

  it('accepts a counter-offer: the platform holds the unit and has made a code [MYOF-09]', async () => {
    const { visitor, id: customerId, email } = await registerAt(store.url)
    const { body } = await send(visitor, '/api/offers', { productId: mouse.id, offeredPrice: fairOf(mouse) })
    const { id } = body.offer as { id: string }
    await store.database.pool.query(
      `UPDATE backend.offers SET status = 'countered', counter_price = original_price - 100 WHERE customer_id = $1`,
      [customerId],
    )
    const accepted = await send(visitor, `/api/offers/${id}/answer`, { move: 'accept' })
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        offer: { status: 'approved', discount_code: expect.stringMatching(/^DV-/), agreed_price: expect.any(Number) },
      },
    })
    const { discount_code: code } = accepted.body.offer as { discount_code: string }
    const { rows: holds } = await store.database.pool.query(
      'SELECT email FROM platform.draft_orders WHERE $1 = ANY(tags)',
      [`hold-${code.toLowerCase()}`],
    )
    expect(holds).toEqual([{ email }])
    expect(((await list(visitor)).body.offers as { discount_code: string }[])[0]?.discount_code).toBe(code)
    const bought = await visitor.submit('/my-offers', { offer: id, move: 'buy' })
    expect([bought.status, bought.headers.get('Location')]).toEqual([303, '/cart'])
    expect((await visitor.open('/cart')).text).toContain('Agreed price instead of')
  })
})

describe('POST /api/target-prices', () => {
  it('takes nothing but the product and the amount from the browser, of every field there is', async () => {
    const buyer = await registerAt(store.url)
    const { rows: variants } = await store.database.pool.query(
      `SELECT variants -> 0 ->> 'gid' AS gid FROM backend.catalogue_products WHERE shop = 'main' AND handle = $1`,
      [mouse.handle],
    )
    const product = `local:main:${variants[0]?.gid.split('/').at(-1)}`
    const forged = { ...(await forgedFields()), ...{ product, amount: fairOf(mouse), mailedAt: now, watches: false } }
    expect((await buyer.visitor.post('/api/target-prices', forged)).status).toBe(202)
    const { rows } = await store.database.pool.query(
      `SELECT email, market, shop, (amount / 100)::int AS units, currency, watches, mailed_at
       FROM backend.target_prices WHERE customer_id = $1`,
      [buyer.id],
    )
    expect(rows).toEqual([
      {
        ...{ email: buyer.email, market: 'ba', shop: 'main', units: fairOf(mouse), currency: 'BAM', watches: true },
        mailed_at: null,
      },
    ])
  })
})

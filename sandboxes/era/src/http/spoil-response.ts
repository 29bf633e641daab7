type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const stockFields = ['inventoryQuantity', 'stock', 'total_inventory', 'inventory', 'quantityAvailable', 'maxQuantity']
const countFields = ['total', 'totalFound']
const listFields = ['listings', 'items', 'categories', 'products']

/** Sets those of the fields that are there. */
const setAll = (fields: Fields, names: readonly string[], value: Json) => ({
  ...fields,
  ...Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, value])),
})

const otherTypes: readonly ((item: Fields) => Json)[] = [
  (item) => ({ ...item, price: 'call for price', compareAtPrice: [] }),
  (item) => setAll(item, stockFields, 'plenty'),
  (item) => ({ ...item, images: 42, imageUrl: { nothing: true }, image: 'none' }),
  (item) => ({ ...item, tags: { a: 1 }, collections: 'none' }),
  (item) => ({ ...item, title: null, handle: 7, sku: [] }),
  (item) => ({ ...setAll(item, ['id', 'item_id'], {}), createdAt: 'yesterday', weight: 'heavy' }),
  () => null,
  () => 'sold',
]

const absurdValues: readonly ((item: Fields) => Json)[] = [
  (item) => ({ ...item, price: { amount: -149.5 }, sku: 'ERA-TWICE' }),
  (item) => ({ ...setAll(item, stockFields, 1_000_000), sku: 'ERA-TWICE' }),
  (item) => setAll(item, stockFields, -5),
  (item) => ({ ...item, price: { amountCLP: 1e21 } }),
  (item) => ({ ...item, price: { amount: 0.0001 }, weight: -1 }),
  (item) => ({ ...setAll(item, stockFields, 1.5), createdAt: '9999-12-31T23:59:59.999Z' }),
  (item) => ({ ...item, title: 'x'.repeat(100_000), description: '\u0000' }),
  (item) => ({ ...item, handle: '../../admin', images: ['javascript:alert(1)', 'file:///etc/passwd'] }),
]

type Change = (items: Json[]) => Json[]

/** Wherever the response has its items: a list at the top, a list under data, or data itself. */
const changeItems = (body: Json, change: Change): Json => {
  if (!isFields(body)) return body
  const spoilt = Object.entries(body).map(([name, value]): [string, Json] => {
    if (Array.isArray(value)) return [name, listFields.includes(name) ? change(value) : value]
    if (name !== 'data' || !isFields(value)) return [name, value]
    const hasList = listFields.some((list) => list in value)
    return [name, hasList ? changeItems(value, change) : (change([value])[0] ?? null)]
  })
  return Object.fromEntries(spoilt)
}

const byTurns = (changes: readonly ((item: Fields) => Json)[]): Change => {
  let turn = 0
  return (items) =>
    items.map((item) => {
      const change = changes[turn % changes.length]
      turn += 1
      return change && isFields(item) ? change(item) : item
    })
}

const changeCounts = (body: Json, value: Json): Json => {
  if (!isFields(body)) return body
  const changed = setAll(body, countFields, value)
  return isFields(changed.data) ? { ...changed, data: setAll(changed.data, countFields, value) } : changed
}

const changeRate = (body: Json, value: Json): Json =>
  isFields(body) && isFields(body.data) ? { ...body, data: setAll(body.data, ['exchangeRate'], value) } : body

const withoutPrice: Change = (items) =>
  items.map((item) => {
    if (!isFields(item)) return item
    const { price: _, compareAtPrice: __, ...others } = item
    return others
  })

/** Ways to spoil a good response without breaking its JSON. */
export const spoilResponse = {
  'wrong-types': (body: Json) => changeRate(changeCounts(changeItems(body, byTurns(otherTypes)), 'many'), 'much'),
  absurd: (body: Json) => changeRate(changeItems(body, byTurns(absurdValues)), 0.95),
  'price-missing': (body: Json) => changeItems(body, withoutPrice),
  empty: (body: Json) =>
    changeCounts(
      changeItems(body, () => []),
      0,
    ),
} as const

import { expect, it } from 'vitest'
import { productRowActions } from './product-row-actions.ts'

const refuse = () => Promise.reject(new Error('the shop was asked'))

it.each(['0', '0,00', '-1', ''])(
  'the list of products refuses %j as a price, before the shop is asked',
  async (value) => {
    const typed = { shop: 'main', id: '1', variant: '2', before: '10.00', value }
    const services = { productWriting: { setPrice: refuse } }
    const { run } = productRowActions.actions.price
    const input = { services, typed, by: { id: null, name: 'Lejla' } } as unknown as Parameters<typeof run>[0]
    expect(await run(input)).toMatchObject({ code: 'price' })
  },
)

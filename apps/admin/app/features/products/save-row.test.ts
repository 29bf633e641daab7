import { expect, it } from 'vitest'
import { saveRow } from './save-row.ts'

const refuse = () => Promise.reject(new Error('the shop was asked'))
const by = { id: null, name: 'Lejla' }

it.each(['0', '0,00', '-1', ''])(
  'the list of products refuses %j as a price, before the shop is asked',
  async (value) => {
    const form = { shop: 'main', id: '1', variant: '2', before: '10.00', value }
    expect(await saveRow({ setPrice: refuse, moveStock: refuse }, 'price', by, form)).toMatchObject({
      problem: 'price',
    })
  },
)

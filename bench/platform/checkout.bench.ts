import { createWalk } from '../../tests/support/platform/checkout-walk.ts'
import { type BenchQuery, warmUp } from './query.ts'
import { readSoldVariants } from './sold-variants.ts'

const rounds = 40
const create = `mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }`

export const checkout: BenchQuery = {
  name: 'checkout, complete',
  maxTimesSlower: 1.5,
  rounds,
  async prepare(shop) {
    const variants = await readSoldVariants(shop, rounds + warmUp)
    const walk = createWalk(shop.reach, shop.origin)
    const ready: { token: string; shown: string }[] = []
    for (const merchandiseId of variants) {
      const { cartCreate } = await shop.query(create, { lines: [{ merchandiseId, quantity: 1 }] })
      const token = await walk.open(cartCreate.cart.checkoutUrl)
      const { text } = await walk.fillIn(token)
      ready.push({ token, shown: walk.hidden(text, 'shown') })
    }
    return async (number) => {
      const { token, shown } = ready[number] ?? { token: '', shown: '' }
      const { status, text } = await walk.place(token, shown)
      if (status !== 303) throw new Error(`the order was not placed: ${status} ${text.slice(0, 500)}`)
    }
  },
}

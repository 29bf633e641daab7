import { expect, it } from 'vitest'
import { reshapeCart } from './reshape-cart.ts'

const bam = (amount: string) => ({ amount, currencyCode: 'BAM' as const })
const money = (minor: number) => ({ minor, currency: 'BAM' })

const cart = {
  id: 'gid://shopify/Cart/7?key=1',
  checkoutUrl: 'https://shop.example/cart/c/7?key=1',
  cost: { totalAmount: bam('461.17'), subtotalAmount: bam('401.0'), totalTaxAmount: bam('58.26') },
  discountCodes: [{ code: 'JESEN', applicable: true }],
  lines: {
    nodes: [
      {
        ...{ id: 'gid://shopify/CartLine/1', quantity: 2, cost: { totalAmount: bam('380.5') } },
        merchandise: {
          ...{ id: 'gid://shopify/ProductVariant/71', title: '16 GB', price: bam('200.5') },
          product: { title: 'ThinkPad T480' },
        },
      },
    ],
  },
  deliveryGroups: {
    nodes: [
      {
        deliveryOptions: [
          { title: 'Courier', description: 'To the door', estimatedCost: bam('8.0') },
          { title: null, description: null, estimatedCost: bam('0.0') },
        ],
      },
    ],
  },
} as unknown as Parameters<typeof reshapeCart>[0]

it('the cart of the platform has id, checkout URL, total, subtotal, tax, lines and delivery options of the platform’s cart [ENT-23]', () => {
  expect(reshapeCart(cart, { origin: 'https://shop.example' })).toEqual({
    ...{ id: 'gid://shopify/Cart/7?key=1', checkoutUrl: 'https://shop.example/cart/c/7?key=1' },
    codes: [{ code: 'JESEN', isApplicable: true }],
    ...{ total: money(46_117), subtotal: money(40_100), tax: money(5_826) },
    lines: [
      {
        ...{ id: 'gid://shopify/CartLine/1', quantity: 2, total: money(38_050) },
        ...{ variantId: 'gid://shopify/ProductVariant/71', variantTitle: '16 GB', variantPrice: money(20_050) },
        productTitle: 'ThinkPad T480',
      },
    ],
    deliveryOptions: [
      { title: 'Courier', description: 'To the door', estimatedCost: money(800) },
      { title: '', description: '', estimatedCost: money(0) },
    ],
  })
})

it('the cart of the platform has no tax where the platform tells none', () => {
  const untaxed = { ...cart, cost: { ...cart.cost, totalTaxAmount: null } }
  expect(reshapeCart(untaxed, { origin: 'https://shop.example' }).tax).toBeNull()
})

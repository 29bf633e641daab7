import { expect, it } from 'vitest'
import { summaryLines } from './summary-lines.ts'

it('the checkout draws a parcel where a line has no picture', async () => {
  const show = async (pictureKey: string | null) =>
    String(
      await summaryLines([{ title: 'Notebook', quantity: 1, unitPrice: 100, pictureKey }], {
        ...{ money: String, origin: 'http://localhost', quantity: String },
      }),
    )
  expect(await show(null)).toMatch(/<span class="nopicture" aria-hidden="true"><svg /)
  expect(await show('products/one.jpg')).not.toContain('nopicture')
})

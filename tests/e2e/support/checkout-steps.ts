import type { Language } from '@dvaput/domain/text/language'
import { checkoutMessages } from '@dvaput/platform/hosted-pages/messages/checkout-messages'
import type { ShopHandle } from '@dvaput/platform/shops/shop-settings'
import { expect, type Page } from '@playwright/test'
import { bosnianBuyer, chileanBuyer } from '../../support/platform/checkout-walk.ts'

const buyers = { main: bosnianBuyer, retail: chileanBuyer } as const satisfies Record<ShopHandle, object>

/** Somebody of the shop's market, each with a mailbox of their own. */
export const newBuyer = (shop: ShopHandle) => {
  const { handover: _, ...buyer } = buyers[shop]
  return { ...buyer, email: `${crypto.randomUUID()}@example.com` }
}

export const fillIn = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields))
    if (name === 'province') await page.locator('#province').selectOption(value)
    else await page.locator(`#${name}`).fill(value)
}

export const card = (cardNumber: string) => ({ cardNumber, cardExpiry: '12/40', cardCode: '123' })

/** The parts of the hosted checkout as somebody finds them who reads this language. */
export const checkoutOf = (page: Page, language: Language) => {
  const messages = checkoutMessages[language]
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  return {
    messages,
    title: page.getByRole('heading', { level: 1 }),
    summary: page.getByRole('complementary'),
    countdown: page.locator('#hold'),
    complaint: page.getByRole('alert'),
    toDelivery: button(messages.toDelivery),
    toPayment: button(messages.toPayment),
    place: button(new RegExp(`^${messages.place('').trim()}`)),
    applyCode: button(messages.code.apply),
    choice: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
    orderName: async () => /#\d+/.exec((await page.getByRole('status').textContent()) ?? '')?.[0] ?? 'no order',
    /** Beside its field, read out with it, and what was typed is still there. */
    expectWrong: async (name: string, complaint: string, value: string) => {
      const field = page.locator(`#${name}`)
      await expect(page.locator(`.field-${name} .wrong`)).toHaveText(complaint)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(complaint.replaceAll(/[.?()]/g, '\\$&')))
      await expect(field).toHaveValue(value)
    },
  }
}

import { z } from 'zod'

/** Who takes the cards of a shop of the built-in platform. */
const shopPayments = ['test', 'mercado-pago', 'monri', 'off'] as const
export type ShopPayments = (typeof shopPayments)[number]

export const shopPaymentsSetting = z.enum(shopPayments, shopPayments.join(' or ')).optional()

type Values = {
  readonly DEMO: boolean
  readonly MAIN_PAYMENTS?: ShopPayments | undefined
  readonly RETAIL_PAYMENTS?: ShopPayments | undefined
  readonly MERCADO_PAGO_ACCESS_TOKEN?: string | undefined
  readonly MONRI_MERCHANT_KEY?: string | undefined
}

/** Test cards hold no money: without the demo nobody takes any, unless the settings say who. */
export const readShopPayments = ({ DEMO, MAIN_PAYMENTS, RETAIL_PAYMENTS }: Values) => {
  const usual: ShopPayments = DEMO ? 'test' : 'off'
  return { main: MAIN_PAYMENTS ?? usual, retail: RETAIL_PAYMENTS ?? usual }
}

export const checkShopPayments = (values: Values): string[] => {
  const names = ['MAIN_PAYMENTS', 'RETAIL_PAYMENTS'] as const
  const complaints = names
    .filter((name) => values[name] === 'test' && !values.DEMO)
    .map((name) => `${name} is "test"; expected another one when DEMO=off, because test cards hold no money`)
  if (values.MAIN_PAYMENTS === 'mercado-pago')
    complaints.push('MAIN_PAYMENTS is "mercado-pago"; expected one that takes marks: Mercado Pago takes pesos')
  if (values.RETAIL_PAYMENTS === 'monri')
    complaints.push('RETAIL_PAYMENTS is "monri"; expected one that takes pesos: Monri takes marks')
  if (values.MAIN_PAYMENTS === 'monri' && !values.DEMO && !values.MONRI_MERCHANT_KEY)
    complaints.push('MONRI_MERCHANT_KEY is missing; expected it beside MAIN_PAYMENTS')
  if (values.RETAIL_PAYMENTS === 'mercado-pago' && !values.DEMO && !values.MERCADO_PAGO_ACCESS_TOKEN)
    complaints.push('MERCADO_PAGO_ACCESS_TOKEN is missing; expected it beside RETAIL_PAYMENTS')
  return complaints
}

type Values = {
  readonly MERCADO_PAGO_URL?: string | undefined
  readonly MERCADO_PAGO_ACCESS_TOKEN?: string | undefined
  readonly MERCADO_PAGO_WEBHOOK_SECRET?: string | undefined
  readonly MONRI_URL?: string | undefined
  readonly MONRI_MERCHANT_KEY?: string | undefined
  readonly MONRI_AUTHENTICITY_TOKEN?: string | undefined
}

/** Without a webhook secret a payment could be announced by anybody. */
export const readMercadoPago = (values: Values) => {
  const [accessToken, webhookSecret] = [values.MERCADO_PAGO_ACCESS_TOKEN, values.MERCADO_PAGO_WEBHOOK_SECRET]
  if (accessToken === undefined || webhookSecret === undefined) return undefined
  return { url: values.MERCADO_PAGO_URL, accessToken, webhookSecret }
}

export const readMonri = (values: Values) => {
  const [merchantKey, authenticityToken] = [values.MONRI_MERCHANT_KEY, values.MONRI_AUTHENTICITY_TOKEN]
  if (merchantKey === undefined || authenticityToken === undefined) return undefined
  return { url: values.MONRI_URL, merchantKey, authenticityToken }
}

/** The settings of one account belong together. */
const accounts = [
  ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET', 'MERCADO_PAGO_URL'],
  ['MONRI_MERCHANT_KEY', 'MONRI_AUTHENTICITY_TOKEN', 'MONRI_URL'],
] as const

export const checkPaymentAccounts = (values: Values): string[] =>
  accounts.flatMap(([first, second, url]) => {
    const given = [first, second, url].find((name) => values[name])
    const missing = given && [first, second].find((name) => !values[name])
    return missing ? [`${missing} is missing; expected it beside ${given}`] : []
  })

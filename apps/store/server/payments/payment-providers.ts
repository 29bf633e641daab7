import { mercadoPago } from './mercado-pago.ts'
import { monri } from './monri.ts'

/** A new provider is a line here. */
export const paymentProviders = [mercadoPago, monri] as const

export type PaymentProviderEntry = (typeof paymentProviders)[number]
export type ProviderName = PaymentProviderEntry['name']

export const providerNames = paymentProviders.map(({ name }) => name) as [ProviderName, ...ProviderName[]]

export const providerOf = (wanted: ProviderName): PaymentProviderEntry => {
  const found = paymentProviders.find(({ name }) => name === wanted)
  if (!found) throw new Error(`no payment provider ${wanted}`)
  return found
}

/** All that the demo's sandboxes open with. */
export const demoPaymentSecrets = paymentProviders.flatMap(({ demoAccount }) => Object.values<string>(demoAccount))

import type { MarketId } from '../markets/market.ts'

export type DemoCustomer = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** Whom a newcomer to the demo can log in as. Published here, so worth nothing elsewhere. */
export const demoCustomers = {
  ba: { email: 'amra@kupac.example', firstName: 'Amra', lastName: 'Hadžić' },
  cl: { email: 'diego@cliente.example', firstName: 'Diego', lastName: 'Fuentes Rojas' },
} as const satisfies Readonly<Record<MarketId, DemoCustomer>>

/** In Chile a code arrives by e-mail instead. */
export const demoPassword = 'dvaput-demo'

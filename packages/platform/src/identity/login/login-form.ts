import type { Context } from 'hono'
import type { ShopEndpoint, ShopEndpointEnv } from '../../shops/shop-endpoint.ts'
import type { LoginAttempt } from './login-attempt.ts'

export type LoginEnv = ShopEndpointEnv & {
  Variables: {
    attempt: LoginAttempt
    /** The endpoint with the shop as customers of the attempt's country know it. */
    shownEndpoint: ShopEndpoint
  }
}

/** Of a form of the login pages; PostgreSQL stores no NUL. */
export const readField = async (c: Context<LoginEnv>, name: string): Promise<string> => {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const value = form[name]
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}

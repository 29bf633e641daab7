import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Person } from '../customers/person.ts'
import { createRequireGrant } from './require-grant.ts'

const open = async (customer: object | null, isGranted: boolean) => {
  const app = new Hono()
  app.use((c, next) => {
    c.set('person', { customer: async () => customer } as unknown as Person)
    c.set('requestId', 'x')
    c.set('language', 'en')
    return next()
  })
  app.get(
    '/data',
    createRequireGrant(async () => isGranted),
    (c) => c.json({ listings: ['secret'] }),
  )
  const response = await app.request('/data')
  return { status: response.status, text: await response.text() }
}

it('the guard of imported products lets a holder of the grant through', async () => {
  expect(await open(null, true)).toMatchObject({ status: 200 })
})

it('the guard of imported products refuses who is not logged in with 401 and a customer with 403, without the data', async () => {
  for (const [customer, status] of [
    [null, 401],
    [{ id: '1' }, 403],
  ] as const) {
    const refused = await open(customer, false)
    expect(refused.status).toBe(status)
    expect(refused.text).not.toContain('secret')
  }
})

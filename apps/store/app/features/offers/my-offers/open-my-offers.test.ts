import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const args = { request: new Request('http://localhost/my-offers?lang=es') }
const page = { offers: ['one'], problem: null }
const failed = (status: number, data: unknown) => async () => {
  throw new ErrorResponse(status, '', data)
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['its status', failed(503, { requestId: 'x' }), 'Error: 503'],
  ['its error', failed(403, { error: 'No tienes acceso' }), 'No tienes acceso'],
  [
    'nothing known',
    async () => {
      throw new TypeError('Failed to fetch')
    },
    'Unknown error',
  ],
])('a failed reload keeps the list and says %s [MYOF-18]', async (_, load, problem) => {
  const { openMyOffers } = await import('./open-my-offers.ts')
  expect(await openMyOffers(args, async () => page)).toEqual(page)
  expect(await openMyOffers<typeof page | { offers: string[]; problem: string }>(args, load)).toEqual({
    ...page,
    problem,
  })
})

it('the page that came with the HTML stays as well', async () => {
  const { keepMyOffers, openMyOffers } = await import('./open-my-offers.ts')
  keepMyOffers(page)
  expect(await openMyOffers(args, failed(500, null))).toEqual({ ...page, problem: 'Error: 500' })
})

it('without a list there is the page of errors, and a redirect is followed', async () => {
  const { openMyOffers } = await import('./open-my-offers.ts')
  await expect(openMyOffers(args, failed(500, null))).rejects.toMatchObject({ status: 500 })
  const { keepMyOffers } = await import('./open-my-offers.ts')
  keepMyOffers(page)
  const redirect = new Response(null, { status: 302 })
  await expect(openMyOffers(args, () => Promise.reject(redirect))).rejects.toBe(redirect)
})

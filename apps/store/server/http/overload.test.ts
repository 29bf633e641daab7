import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { shedOverload } from './overload.ts'

const block = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('refuses visitors while the process cannot keep up, and lets them in again after', async () => {
  const overload = shedOverload(250)
  onTestFinished(overload.stop)
  const app = new Hono().use(overload.middleware).get('*', (c) => c.text('page'))
  expect((await app.request('/')).status).toBe(200)

  let refused = await app.request('/')
  while (refused.status === 200) {
    block(400)
    await sleep(1)
    refused = await app.request('/')
  }
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(await refused.text()).toContain('very busy')
  expect(await (await app.request('/api/market')).json()).toMatchObject({
    error: expect.stringContaining('very busy'),
    code: 'busy',
  })
  expect((await app.request('/health/live')).status).toBe(200)

  // The test's own time limit decides how long is too long.
  while ((await app.request('/')).status === 503) await sleep(50)
  expect(await (await app.request('/')).text()).toBe('page')
})

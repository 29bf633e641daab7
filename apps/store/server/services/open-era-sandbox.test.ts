import { demoProducts } from '@dvaput/demo/platform/demo-products'
import { buildPictures } from '@dvaput/demo/platform/pictures/demo-pictures'
import { afterEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../../tests/support/servers/free-port.ts'
import { parseConfig } from '../config.ts'
import { RefusedStart } from '../refused-start.ts'
import { openEraSandbox } from './open-era-sandbox.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const open = async (environment: Record<string, string> = {}) => {
  const sandbox = await openEraSandbox(parseConfig(environment))
  if (sandbox) opened.push(sandbox)
  return sandbox?.url ?? ''
}

const production = {
  DEMO: 'off',
  APP_SECRET: 'a secret of the test of settings',
  STOREFRONT_PUBLIC_TOKEN: 'a-public-token-of-the-test',
  SMTP_URL: 'smtp://mail.example',
  BA_ORIGIN: 'https://dvaput.example',
  CL_ORIGIN: 'https://cl.dvaput.example',
  MAIN_ORIGIN: 'https://main.dvaput.example',
  RETAIL_ORIGIN: 'https://retail.dvaput.example',
}

describe("the demo's warehouse", () => {
  it('runs by default, and beside another one too', async () => {
    const [first, second] = [await open(), await open()]
    expect(first).not.toBe(second)
    for (const url of [first, second]) expect((await fetch(`${url}/era/categories`)).status).toBe(200)
  })

  it('takes the configured port, or refuses', async () => {
    const { port } = new URL(await open())
    const taken = open({ ERA_PORT: port })
    await expect(taken).rejects.toThrow(RefusedStart)
    await expect(taken).rejects.toThrow(`Port ${port} is taken. Set ERA_PORT to another number.`)
    await opened.pop()?.close()
    expect(await open({ ERA_PORT: port })).toBe(`http://127.0.0.1:${port}`)
  })

  it.each([
    { ERA_PORT: 'off' },
    { ERA_URL: 'https://era.example/api' },
    production,
    { ...production, ERA_PORT: '3445' },
  ])('does not run with %o', async (environment) => {
    expect(await open(environment)).toBe('')
  })

  it("names only pictures that the demo's catalogue has as well", async () => {
    // A port nobody used before: fetch would try connections that a closed one left behind.
    const url = await open({ ERA_PORT: String(await findFreePort()) })
    const drawn = new Set(
      demoProducts.flatMap((product) => buildPictures(product, 'en').map(({ pictureKey }) => pictureKey)),
    )
    const named = new Set<string>()
    for (let offset = 0, total = 1; offset < total; offset += 250) {
      const response = await (await fetch(`${url}/era/inventory?limit=250&offset=${offset}`)).text()
      ;({ total } = (JSON.parse(response) as { data: { total: number } }).data)
      for (const [, key = ''] of response.matchAll(/\/images\/(demo\/[^"]+)"/g)) named.add(key)
    }
    expect(named.size).toBeGreaterThan(200)
    expect([...named].filter((key) => !drawn.has(key))).toEqual([])
  })
})

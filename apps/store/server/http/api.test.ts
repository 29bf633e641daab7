import { createBanners } from '@dvaput/backend/banners/banners'
import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createIds } from '@dvaput/backend/clock/ids'
import { createJobs } from '@dvaput/backend/jobs/jobs'
import { createWebhookInbox } from '@dvaput/backend/webhook-inbox/webhook-inbox'
import { openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { Hono } from 'hono'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { collectLog } from '../../../../tests/support/collected-log.ts'
import { createShopApi } from './api.ts'

const { log } = collectLog()
const database = openDatabase({ url: inject('postgresUrl'), applicationName: 'api test', log })
afterAll(database.close)
const inbox = createWebhookInbox({ database, jobs: createJobs({ database, log }), ids: createIds(), providers: [] })
const bus = createInvalidationBus({ url: inject('postgresUrl'), log })
const banners = createBanners({ database, bus })
const app = new Hono()
  .use(async (c, next) => {
    c.set('requestId', 'request-7')
    await next()
  })
  .route('/', createShopApi({ placeOf: () => ({ market: markets.cl, language: 'es' }), inbox, banners }))
  .all('*', (c) => c.text('page'))

type Description = {
  openapi: string
  paths: Record<string, Record<string, { summary?: string; responses?: object }>>
  components?: { schemas?: Record<string, unknown> }
}
const describeApi = async () => (await (await app.request('/api/openapi.json')).json()) as Description

describe('the API', () => {
  it('lies under /api and nowhere else [GEN-11]', async () => {
    expect(await (await app.request('/api/market')).json()).toMatchObject({ id: 'cl', currency: 'CLP' })
    expect(await (await app.request('/market')).text()).toBe('page')
  })

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/market'],
    ['DELETE', '/api/a/b/c'],
  ])('answers %s %s with 404 as JSON', async (method, path) => {
    const answer = await app.request(path, { method })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'Not found', requestId: 'request-7' })
  })

  it('knows no sender of webhooks that nobody named', async () => {
    const answer = await app.request('/api/webhooks/stranger', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'unknown-provider' })
  })
})

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and says of every call what it is for and what it answers', async () => {
    const { openapi, paths } = await describeApi()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/market', '/api/banners/all']))
    for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      expect(call.summary).toMatch(/\w/)
      expect(Object.keys(call.responses ?? {}).length).toBeGreaterThan(0)
    }
  })

  it('refers to nothing it does not hold', async () => {
    const description = await describeApi()
    const names = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    )
    expect(Object.keys(description.components?.schemas ?? {})).toEqual(expect.arrayContaining(names))
  })

  it('is readable, every call and every shape of it', async () => {
    const { paths, components } = await describeApi()
    const page = await (await app.request('/api/reference')).text()
    for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`)
    for (const name of Object.keys(components?.schemas ?? {})) expect(page).toContain(`<h3>${name}</h3>`)
  })
})

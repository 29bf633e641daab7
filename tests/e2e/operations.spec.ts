import { expect, test } from './support/shop-test.ts'

type Operation = { summary?: string; parameters?: { name: string; in: string }[]; responses?: Record<string, unknown> }
type Description = {
  openapi: string
  info: { title?: string; version?: string }
  paths: Record<string, Record<string, Operation>>
}

const everyReference = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : everyReference(inner),
  )
}

const follow = (document: unknown, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document)

test('the server says that it lives and that it is ready', async ({ fetchRaw }) => {
  const live = await fetchRaw('/health/live')
  expect(live.status).toBe(200)
  expect(JSON.parse(live.text)).toEqual({ service: 'dvaput', status: 'live' })
  const ready = await fetchRaw('/health/ready')
  expect(ready.status).toBe(200)
  expect(JSON.parse(ready.text)).toEqual({ status: 'ready' })
})

test('the figures are for the operator of this machine alone', async ({ fetchRaw }) => {
  await fetchRaw('/faq')
  const { status, text } = await fetchRaw('/metrics')
  expect(status).toBe(200)
  expect(text).toMatch(/^# HELP /m)
  expect(text).toMatch(/_bucket\{[^}]*le="/)
  expect(text).toContain('route="/faq"')
  for (const subject of [/pool/, /job/, /event_?loop/i]) expect(text).toMatch(subject)
  expect((await fetchRaw('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(403)
})

test('the description of the calls is whole, and all calls lie under /api [GEN-11]', async ({ fetchRaw }) => {
  const response = await fetchRaw('/api/openapi.json')
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  const document = JSON.parse(response.text) as Description
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toEqual(expect.objectContaining({ title: 'Dvaput API', version: expect.any(String) }))
  expect(Object.keys(document.paths).length).toBeGreaterThan(0)
  for (const [path, operations] of Object.entries(document.paths)) {
    expect(path).toMatch(/^\/api\//)
    const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const [method, { summary, parameters = [], responses = {} }] of Object.entries(operations)) {
      expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method)
      expect(summary, `${method} ${path}`).toBeTruthy()
      expect(Object.keys(responses).length, `${method} ${path}`).toBeGreaterThan(0)
      for (const status of Object.keys(responses)) expect(status).toMatch(/^([12345]\d\d|default)$/)
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(pathNames)
    }
  }
  for (const reference of everyReference(document)) expect(follow(document, reference), reference).toBeDefined()
})

test('the reference page lists every call', async ({ page, fetchRaw }) => {
  const { paths } = JSON.parse((await fetchRaw('/api/openapi.json')).text) as Description
  const response = await page.goto('/api/reference')
  expect(response?.status()).toBe(200)
  const calls = await page.getByRole('heading', { level: 3 }).allTextContents()
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations))
      expect(calls.map((call) => call.replaceAll(/\s+/g, ' '))).toContain(`${method.toUpperCase()} ${path}`)
})

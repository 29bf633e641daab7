import { describe, expect, it } from 'vitest'
import { type ApiDescription, referenceRoutes } from './reference.routes.ts'

const nasty = `"'><script>alert(1)</script>&amp;`
const api: ApiDescription = {
  info: { title: nasty, version: '1', description: nasty },
  paths: {
    [`/things/{${nasty}}`]: {
      post: {
        summary: nasty,
        description: nasty,
        parameters: [{ name: nasty, in: nasty, required: true, description: nasty, schema: { enum: [nasty] } }],
        requestBody: { content: { [nasty]: { schema: { $ref: `#/components/schemas/${nasty}` } } } },
        responses: {
          200: { description: nasty, content: { 'application/json': { schema: { items: { type: nasty } } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      [nasty]: { properties: { [nasty]: { description: nasty, type: ['string', nasty] } }, required: [nasty] },
    },
  },
}
const routes = referenceRoutes(() => api)

describe('the reference', () => {
  it('escapes whatever a description holds', async () => {
    const response = await routes.request('/reference')
    const page = await response.text()
    expect(page.match(/alert\(1\)/g)?.length).toBeGreaterThan(10)
    expect(page).not.toContain('<script')
    expect(page).not.toMatch(/(id|href)="[^"]*'>/)
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
  })

  it('is the same description that machines read', async () => {
    const response = await routes.request('/openapi.json')
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(api)))
  })

  it('brings its own style', async () => {
    expect((await routes.request('/reference.css')).headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  })
})

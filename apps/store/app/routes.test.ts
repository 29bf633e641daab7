import { describe, expect, it } from 'vitest'
import { guards, type PageRoute } from './lib/loading/page-access.ts'
import { isGatedPath } from './lib/paths/gated-paths.ts'
import routes from './routes.ts'

const table: readonly PageRoute[] = routes

describe('the route table', () => {
  it('declares every page', () => {
    expect(table.filter(({ access }) => !['shared', 'gated', 'personal'].includes(access?.kind))).toEqual([])
  })

  it('names for every personal page a guard, or that it is for anyone', () => {
    const personal = table.filter(({ access }) => access.kind === 'personal')
    expect(personal.length).toBeGreaterThan(0)
    expect(personal.filter(({ access }) => access.kind === 'personal' && !guards.includes(access.guard))).toEqual([])
  })

  it('has no gated page that links would fetch ahead', () => {
    const gated = table.filter(({ access }) => access.kind === 'gated').map(({ path }) => `/${path}`)
    expect(gated).toContain('/international-products')
    expect(gated.filter((path) => !isGatedPath(path))).toEqual([])
    expect(isGatedPath('/products')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { guards, type PageRoute } from './lib/page-access.ts'
import routes from './routes.ts'

const table: readonly PageRoute[] = routes

describe('the route table', () => {
  it('declares every page', () => {
    expect(table.filter(({ access }) => !['shared', 'gated', 'personal', 'admin'].includes(access?.kind))).toEqual([])
  })

  it('names for every personal page a guard, or that it is for anyone', () => {
    const personal = table.filter(({ access }) => access.kind === 'personal')
    expect(personal.length).toBeGreaterThan(0)
    expect(personal.filter(({ access }) => access.kind === 'personal' && !guards.includes(access.guard))).toEqual([])
  })
})

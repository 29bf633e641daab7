import { originalGrants, permissions } from '@dvaput/domain/administrators/permissions'
import { expect, it } from 'vitest'
import { screensFor } from './navigation.ts'
import { actsFor } from './palette-acts.ts'

const labelsFor = (granted: typeof permissions | typeof originalGrants.clerk) =>
  actsFor(granted).map(({ label }) => label)

it('the command palette offers what the role may do, and nothing else', () => {
  expect(labelsFor(permissions)).toContain('act.invite')
  expect(labelsFor(originalGrants.clerk)).not.toContain('act.invite')
  expect(labelsFor(originalGrants.clerk)).not.toContain('act.product')
  expect(labelsFor([])).toEqual(['act.passkey', 'act.light', 'act.dark', 'act.system', 'act.logout'])
})

it('the command palette leads to screens that are there', () => {
  const known = screensFor(permissions).map(({ path }) => path as string)
  for (const act of actsFor(permissions)) {
    if (!('to' in act)) continue
    const { pathname } = new URL(act.to, 'http://x')
    expect(
      known.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
      act.to,
    ).toBe(true)
  }
})

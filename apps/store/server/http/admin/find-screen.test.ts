import { describe, expect, it } from 'vitest'
import screenRoutes from '../../../../admin/app/routes.ts'
import { createFindScreen } from './find-screen.ts'

const find = createFindScreen(screenRoutes)

describe('the screen of a path', () => {
  it('is the one that React Router would render', () => {
    expect(find('/admin/returns/7').pattern).toBe('/admin/returns/:id')
    expect(find('/admin/returns/7.data').pattern).toBe('/admin/returns/:id')
  })

  it.each(['/admin/returns/%ED%A0%80', '/admin/offers/%', '/admin/nowhere/at/all'])(
    'is none for %s, and nothing is printed',
    (path) => {
      expect(find(path)).toEqual({ pattern: '/admin/*', access: { kind: 'screen', permission: 'every-role' } })
    },
  )
})

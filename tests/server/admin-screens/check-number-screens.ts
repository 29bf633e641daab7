import type { Database } from '@dvaput/database/open-database'
import { roles } from '@dvaput/domain/administrators/permissions'
import { expect, it } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { createVisitor } from '../../support/requests/store-visitor.ts'

/** On a server that runs already. */
export const checkNumberScreens = (store: { readonly url: string; readonly database: Database }) => {
  it('numbers are for managers and owners, as screens and as files, with what nobody found', async () => {
    const word = 'qzxgramofonkv'
    await createVisitor(store.url).open(`/search?query=${word}`)
    for (const role of roles) {
      const { visitor } = await administratorAt(store, role)
      const paths = [
        '',
        '/offers',
        '/searches',
        '/stock',
        '/csv?figure=sales',
        '/csv?figure=offers',
        '/csv?figure=stock',
      ]
      for (const path of paths)
        expect([role, path, (await visitor.open(`/admin/numbers${path}`)).status]).toEqual([
          ...[role, path, role === 'clerk' ? 403 : 200],
        ])
      if (role === 'clerk') continue
      expect((await visitor.open('/admin/numbers')).text).toMatch(/value="90" selected=""|selected="" value="90"/)
      expect((await visitor.open('/admin/numbers/searches')).text).toContain(word)
      const file = await visitor.open('/admin/numbers/csv?figure=searches&days=7')
      expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
      expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="searches.csv"')
      expect(file.text).toContain('Searched for,Language,Times,Last time\r\n')
      expect(file.text).toContain(`${word},en,1,`)
      expect((await visitor.open('/admin/numbers/csv?figure=secrets')).status).toBe(404)
    }
  })
}

import { permissions } from '@dvaput/domain/administrators/permissions'
import { expect, it } from 'vitest'
import routes from '../../routes.ts'
import { screensFor } from './navigation.ts'

/** What the search itself is, and what answers everything else. */
const unlisted = ['/search', '/*']

it('the search leads to every screen that needs no record', () => {
  const screens = routes
    .filter(({ access, file }) => access.kind === 'screen' && file.endsWith('.tsx'))
    .map(({ path }) => `/${path ?? ''}`)
    .filter((path) => !path.includes(':') && !unlisted.includes(path))
  expect(
    screensFor(permissions)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(screens.toSorted())
})

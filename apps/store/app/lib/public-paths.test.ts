import { markets } from '@dvaput/domain/markets/markets'
import { expect, it } from 'vitest'
import routes from '../routes.ts'
import { publicPaths } from './public-paths.ts'

const screens = routes.map(({ path }) => `/${path ?? ''}`)

it('are screens that exist', () => {
  expect(publicPaths.filter((path) => !screens.includes(path))).toEqual([])
})

it('are all screens but the search, the samples and the page that is not there', () => {
  const hidden = ['/search', '/kit', '/kit/failure', '/*']
  expect(screens.filter((path) => !hidden.includes(path)).sort()).toEqual([...publicPaths].sort())
})

it.each(Object.values(markets))('are everything the navigation of $id leads to', ({ navigation }) => {
  const linked = navigation.flatMap((entry) =>
    'path' in entry ? [entry.path] : entry.children.map(({ path }) => path),
  )
  expect(linked.filter((path) => !(publicPaths as readonly string[]).includes(path))).toEqual([])
})

import { permissions } from '@dvaput/domain/administrators/permissions'
import { expect, it } from 'vitest'
import routes from '../routes.ts'
import { mayOpen } from './may-open.ts'

/** A download that the screen before it offers to those who may have it. */
const withoutLinks = ['customers/:id/data']

const screens = routes.flatMap(({ path = '', access }) =>
  access.kind === 'screen' && path !== '*' && !withoutLinks.includes(path)
    ? [{ path: `/${path.replaceAll(/:\w+/g, '7')}`, needed: access.permission }]
    : [],
)

it('a link is shown exactly where the route table opens its screen', () => {
  expect(screens.length).toBeGreaterThan(40)
  const wrong = screens.filter(({ path, needed }) =>
    needed === 'every-role'
      ? !mayOpen(path, [])
      : !mayOpen(path, [needed]) ||
        mayOpen(
          path,
          permissions.filter((each) => each !== needed),
        ),
  )
  expect(wrong).toEqual([])
})

it('a link with a search is known by its path, and no path by the beginning of a word', () => {
  expect(mayOpen('/orders?customer=7', [])).toBe(false)
  expect(mayOpen('/orders?customer=7', ['orders.read'])).toBe(true)
  expect(mayOpen('/ordersomething', [])).toBe(true)
})

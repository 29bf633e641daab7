import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { RecordLink } from './record-link.tsx'

const render = (permissions: readonly string[], to: string | null) => {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <RecordLink to={to}>Amra Hodžić</RecordLink> },
  ])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { administrator: { permissions } } } }} />)
}

it('the name of a record is a link for those alone who may open its screen', () => {
  expect(render(['customers.read'], '/customers/7')).toMatch(/<a [^>]*href="\/customers\/7"[^>]*>Amra Hodžić<\/a>/)
  expect(render(['orders.read'], '/customers/7')).toBe('Amra Hodžić')
  expect(render(['orders.read'], '/orders/7?from=customers')).toContain('<a ')
  expect(render(['customers.read'], null)).toBe('Amra Hodžić')
})

import { emptyImportedQuery, type ImportedQuery } from '@dvaput/domain/international/listing-query'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import { NoImportedProducts } from './listing-states.tsx'

const show = async (query: ImportedQuery) => {
  const choices = { query, pathname: '/x', hrefOf: () => '/everything', isPending: false, go: () => undefined }
  const { html } = await renderPage({
    ...{ path: '/x', pattern: 'x', market: 'cl', language: 'es', services: {} },
    messages: ['shell', 'international'],
    module: { loader: () => null, default: () => <NoImportedProducts choices={choices} /> },
  })
  return html
}

it('an empty listing of imported products leads from nothing to everything, and from everything that is nothing to local products', async () => {
  expect(await show({ ...emptyImportedQuery, category: 'apple' })).toContain('href="/everything"')
  const empty = await show(emptyImportedQuery)
  expect(empty).toContain('href="/products"')
  expect(empty).not.toContain('href="/everything"')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Toaster } from './toaster.tsx'

it('the list of notices keeps its live regions readable while a dialog hides the rest of the page', () => {
  const html = renderToStaticMarkup(<Toaster />)
  expect(html).toMatch(/<div role="alert" aria-live="assertive"/)
  expect(html).toMatch(/<div role="status" aria-live="polite"/)
})

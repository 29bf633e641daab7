import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { ConfirmForm } from './confirm-form.tsx'

it('a form that asks first is not sent by Enter in a field: the first button of the form is one that does nothing', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ConfirmForm act="fulfil" revision="1" title="Send" lead="All of it" confirm="It has left">
          <input name="serial:1:1" />
        </ConfirmForm>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Stub />)
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  expect(buttons[0]).toContain('type="submit"')
  expect(buttons[0]).toContain('disabled')
  expect(html.indexOf('It has left')).toBeGreaterThan(html.indexOf('serial:1:1'))
})

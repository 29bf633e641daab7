import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'

it('a checkbox is marked as wrong by its own error, or by that of the group around it', () => {
  expect(renderToStaticMarkup(<Checkbox error="No">One</Checkbox>)).toContain('aria-invalid="true"')
  const grouped = renderToStaticMarkup(
    <Checkbox aria-invalid aria-describedby="group-error">
      One
    </Checkbox>,
  )
  expect(grouped).toContain('aria-invalid="true" aria-describedby="group-error"')
  expect(renderToStaticMarkup(<Checkbox>One</Checkbox>)).not.toContain('aria-')
})

import { expect, it } from 'vitest'
import { loadRefusalText, readRefusalText } from './load-refusal-text.ts'

it.each([
  ['bcs', 'Previše zahtjeva odjednom. Pričekajte malo pa pokušajte ponovo.'],
  ['en', 'Too many requests at once. Wait a moment and try again.'],
  ['es', 'Demasiadas solicitudes a la vez. Espera un momento e intenta de nuevo.'],
] as const)('a code has a text in the visitor’s language: %s', async (language, text) => {
  expect(await loadRefusalText(language, { code: 'too-many-requests' })).toBe(text)
})

it('a text names what the refusal names', async () => {
  const refusal = { code: 'bad-input', params: { field: 'email' } }
  expect(await loadRefusalText('es', refusal)).toBe('email: este valor no es válido.')
})

it.each([undefined, 'of-a-newer-server', 'toString'])('the response %s has no text of its own', async (code) => {
  expect(await loadRefusalText('en', { code })).toBeUndefined()
})

it.each(['<html>', '', 'null', '7', '{}', '{"code":7}'])('the body %j of somebody else has no text', async (body) => {
  expect(await readRefusalText('en', body)).toBeUndefined()
})

it('the body of a refusal has the text of its code, whatever language it is in', async () => {
  expect(await readRefusalText('en', '{"code":"busy","error":"La tienda"}')).toBe(
    'The shop is very busy. Please try again in a moment.',
  )
})

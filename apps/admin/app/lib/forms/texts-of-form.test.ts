import { expect, it } from 'vitest'
import { textsOfForm } from './texts-of-form.ts'

it('the reader of a form reads every text but the proof, trimmed and without what no database stores', () => {
  const form = new FormData()
  form.set('text', ' call\0 first ')
  form.set('proof', '123456')
  form.set('passkey', '{}')
  form.set('photo', new Blob(['x']))
  expect(textsOfForm(form)).toEqual({ text: 'call first' })
})

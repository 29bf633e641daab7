import { expect, it } from 'vitest'
import { readFields } from './read-fields.ts'

const read = (body: string, type: string) =>
  readFields(new Request('http://localhost/admin/login', { method: 'POST', headers: { 'Content-Type': type }, body }))

it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json'])(
  'the reader of a form takes a body of %s that is no form for an empty one',
  async (type) => {
    expect((await read('email=amra', type))('email')).toBe('')
  },
)

it('the fields of a submitted form are read by their names', async () => {
  const field = await read('email=amra', 'application/x-www-form-urlencoded')
  expect([field('email'), field('password')]).toEqual(['amra', ''])
})

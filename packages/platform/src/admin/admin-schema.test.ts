import { buildSchema, validateSchema } from 'graphql'
import { expect, it } from 'vitest'
import { adminSdl } from './admin-schema.ts'

it('the schema of the Admin API is valid, which no start checks', () => {
  expect(validateSchema(buildSchema(adminSdl))).toEqual([])
})

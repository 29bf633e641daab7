import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()

it('the storefront knows every type of the official schema', async () => {
  const { data } = await shop.query(`{ __schema {
    queryType { fields(includeDeprecated: true) { name } }
    mutationType { fields(includeDeprecated: true) { name } }
  } }`)
  expect(data.__schema.queryType.fields).toHaveLength(34)
  expect(data.__schema.mutationType.fields.length).toBeGreaterThanOrEqual(37)
})

import { expect, it } from 'vitest'
import { reshapeRule, toRuleInputs } from './metafield-rules.ts'

const nodes = [{ id: 'gid://shopify/MetafieldDefinition/2', key: 'grade' }]
const request = async <Data>() => ({ metafieldDefinitions: { nodes } }) as Data
const grade = { column: 'GRADE', relation: 'EQUALS', condition: 'A' }
const tag = { column: 'TAG', relation: 'EQUALS', condition: 'sale' }
const metafield = { ...grade, column: 'PRODUCT_METAFIELD_DEFINITION' }

it('a rule about one of our metafields is written by the id of its definition, and read by its name', async () => {
  expect(await toRuleInputs(request, [tag, grade])).toEqual([
    tag,
    { ...metafield, conditionObjectId: 'gid://shopify/MetafieldDefinition/2' },
  ])
  const conditionObject = { metafieldDefinition: { namespace: 'custom', key: 'grade' } }
  expect(reshapeRule({ ...metafield, conditionObject })).toEqual(grade)
})

it('a rule about another metafield stays as the platform names it', () => {
  const conditionObject = { metafieldDefinition: { namespace: 'supplier', key: 'grade' } }
  expect(reshapeRule({ ...metafield, conditionObject })).toEqual(metafield)
  expect(reshapeRule({ ...tag, conditionObject: null })).toEqual(tag)
})

it('a shop without the definition is asked all the same, and refuses', async () => {
  const condition = { column: 'CONDITION', relation: 'EQUALS', condition: 'used' }
  expect(await toRuleInputs(request, [condition])).toEqual([{ ...condition, column: 'PRODUCT_METAFIELD_DEFINITION' }])
})

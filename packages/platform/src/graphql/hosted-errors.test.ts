import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { createDocuments } from './documents.ts'
import { formatInvalid } from './format-errors.ts'

const documents = createDocuments(
  buildSchema(`
    type Query { shop: Shop! product(id: ID!): Product products(first: Int, sort: Sort, filter: Filter): [Product!]! }
    type Shop { name: String! }
    type Product { title: String! }
    input Filter { tag: String! }
    enum Sort { TITLE }
  `),
)

const errorsOf = (text: string) => {
  const checked = documents.check(text)
  return 'errors' in checked ? checked.errors.map((error) => formatInvalid(error)) : []
}

/** Codes, data and words of the hosted platform, whose library is graphql-ruby. */
it.each([
  ['{ nothing }', "Field 'nothing' doesn't exist on type 'Query'", { code: 'undefinedField', fieldName: 'nothing' }],
  [
    'query A($a: Int) { shop { name } }',
    'Variable $a is declared by A but not used',
    { code: 'variableNotUsed', variableName: 'a' },
  ],
  [
    'query ($a: Int) { shop { name } }',
    'Variable $a is declared by anonymous query but not used',
    { code: 'variableNotUsed', variableName: 'a' },
  ],
  [
    'query A { products(first: $a) { title } }',
    'Variable $a is used by A but not declared',
    { code: 'variableNotDefined', variableName: 'a' },
  ],
  [
    '{ shop { name } } fragment F on Shop { name }',
    'Fragment F was defined, but not used',
    { code: 'useAndDefineFragment', fragmentName: 'F' },
  ],
  ['{ shop { ...F } }', 'Fragment F was used, but not defined', { code: 'useAndDefineFragment', fragmentName: 'F' }],
  [
    '{ products(firs: 1) { title } }',
    "Field 'products' doesn't accept argument 'firs'",
    { code: 'argumentNotAccepted', name: 'products', typeName: 'Field', argumentName: 'firs' },
  ],
  [
    '{ shop { name @include(when: true, if: true) } }',
    "Directive 'include' doesn't accept argument 'when'",
    { code: 'argumentNotAccepted', name: 'include', typeName: 'Directive', argumentName: 'when' },
  ],
  [
    '{ products(filter: { tag: "a", tags: "b" }) { title } }',
    "InputObject 'Filter' doesn't accept argument 'tags'",
    { code: 'argumentNotAccepted', name: 'Filter', typeName: 'InputObject', argumentName: 'tags' },
  ],
  [
    '{ products(filter: {}) { title } }',
    "Argument 'tag' on InputObject 'Filter' is required. Expected type String!",
    { code: 'missingRequiredInputObjectAttribute', argumentName: 'tag', inputObjectType: 'Filter' },
  ],
  [
    '{ product { title } }',
    "Field 'product' is missing required arguments: id",
    { code: 'missingRequiredArguments', className: 'Field', name: 'product', arguments: 'id' },
  ],
  [
    '{ products }',
    "Field must have selections (field 'products' returns Product but has no selections. Did you mean 'products { ... }'?)",
    { code: 'selectionMismatch', nodeName: "field 'products'", typeName: 'Product' },
  ],
  [
    '{ shop { name { first } } }',
    expect.stringContaining('must not have a selection'),
    { code: 'selectionMismatch', nodeName: "field 'name'", typeName: 'String' },
  ],
  [
    'query ($id: ID) { product(id: $id) { title } }',
    expect.stringContaining('expecting type "ID!"'),
    { code: 'variableMismatch', variableName: 'id', errorMessage: 'Nullability mismatch' },
  ],
  [
    'query ($id: Int!) { product(id: $id) { title } }',
    expect.stringContaining('expecting type "ID!"'),
    { code: 'variableMismatch', variableName: 'id', errorMessage: 'Type mismatch' },
  ],
  [
    'query ($shop: Shop) { product(id: $shop) { title } }',
    "Shop isn't a valid input type (on $shop)",
    { code: 'variableRequiresValidType', typeName: 'Shop', variableName: 'shop' },
  ],
  ['{ shop { ... on Shopp { name } } }', 'Unknown type "Shopp".', { code: 'undefinedType', typeName: 'Shopp' }],
  [
    '{ shop { ... on String { name } } }',
    'Invalid fragment on type String (must be Union, Interface or Object)',
    { code: 'fragmentOnNonCompositeType', typeName: 'String' },
  ],
  [
    '{ shop { ...F } } fragment F on Product { title }',
    "Fragment F on Product can't be spread inside Shop",
    { code: 'cannotSpreadFragment', typeName: 'Product', fragmentName: 'F', parentName: 'Shop' },
  ],
  [
    '{ shop { ... on Product { title } } }',
    "Fragment on Product can't be spread inside Shop",
    { code: 'cannotSpreadFragment', typeName: 'Product', fragmentName: 'unknown', parentName: 'Shop' },
  ],
  [
    '{ shop { ...F } } fragment F on Shop { name ...F }',
    'Fragment F contains an infinite loop',
    { code: 'infiniteLoop', fragmentName: 'F' },
  ],
  [
    '{ shop { name @hidden } }',
    'Directive @hidden is not defined',
    { code: 'undefinedDirective', directiveName: 'hidden' },
  ],
  [
    'query @include(if: true) { shop { name } }',
    expect.stringContaining('may not be used on QUERY'),
    { code: 'directiveCannotBeApplied', name: 'include' },
  ],
  [
    '{ shop { name @skip(if: true) @skip(if: true) } }',
    expect.stringContaining('only be used once'),
    { code: 'directiveNotUniqueForLocation', directiveName: 'skip' },
  ],
  [
    '{ a: shop { name } a: product(id: 1) { title } }',
    expect.stringContaining('conflict'),
    { code: 'fieldConflict', fieldName: 'a' },
  ],
  [
    'query A { shop { name } } query A { shop { name } }',
    'Operation name "A" must be unique',
    { code: 'uniquelyNamedOperations', operationName: 'A' },
  ],
  [
    '{ shop { name } } query A { shop { name } }',
    'Operation name is required when multiple operations are present',
    { code: 'uniquelyNamedOperations' },
  ],
  [
    '{ shop { ...F } } fragment F on Shop { name } fragment F on Shop { name }',
    'Fragment name "F" must be unique',
    { code: 'fragmentNotUnique', fragmentName: 'F' },
  ],
  [
    'query ($a: Int, $a: Int) { products(first: $a) { title } }',
    'There can be only one variable named "$a".',
    { code: 'variableNotUnique', variableName: 'a' },
  ],
  [
    '{ products(first: 1, first: 2) { title } }',
    'There can be only one argument named "first".',
    { code: 'argumentNotUnique', name: 'first' },
  ],
  [
    '{ products(first: "x") { title } }',
    'Int cannot represent non-integer value: "x"',
    { code: 'argumentLiteralsIncompatible' },
  ],
  [
    '{ products(sort: PRICE) { title } }',
    'Value "PRICE" does not exist in "Sort" enum.',
    { code: 'argumentLiteralsIncompatible' },
  ],
])('the GraphQL server says of %s what the hosted platform says', (text, message, extensions) => {
  expect(errorsOf(text)).toContainEqual(
    expect.objectContaining({ message, extensions: expect.objectContaining(extensions) }),
  )
})

it('the GraphQL server leaves what the hosted platform has no code for as a bad request', () => {
  expect(errorsOf('type Query { a: Int }')[0]?.extensions).toEqual({ code: 'BAD_REQUEST' })
})

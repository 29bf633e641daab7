/** What no shop may be made to run, by the names of T33. Every text is another one: a refusal from memory is no proof. */
export type Refused = { readonly body: string; readonly token: boolean; readonly expected: RegExp }

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')

const login = (alias: string) =>
  `${alias}: customerAccessTokenCreate(input: {email: "a@b.ba", password: "x"}) { customerUserErrors { code } }`

const levels = (depth: number) => {
  const step = 'collections(first: 1) { nodes { products(first: 1) { nodes { '
  return `{ product(handle: "x") { ${step.repeat(depth / 4)} id ${' } } } }'.repeat(depth / 4)} } }`
}

const withToken =
  (make: (mark: number) => string, expected: RegExp) =>
  (mark: number): Refused => ({ body: JSON.stringify({ query: make(mark) }), token: true, expected })

export const refusedDocuments = {
  'depth 50': withToken((mark) => `query D${mark} ${levels(52)}`, /exceeds max depth/),
  'as many aliases as tokens allow': withToken(
    (mark) => `{ ${repeat(660, (i) => `a${mark}_${i}:shop`)} }`,
    /exceeds max aliases/,
  ),
  '1,000 aliases': withToken(
    (mark) => `{ ${repeat(1_000, (i) => `a${mark}_${i}: shop { name }`)} }`,
    /more than 2000 tokens/,
  ),
  '10,000 tokens': withToken((mark) => `query T${mark} { ${'shop { name } '.repeat(2_500)} }`, /more than 2000 tokens/),
  'a batch of 100': (mark) => ({
    body: JSON.stringify(Array.from({ length: 100 }, () => ({ query: `query B${mark} { shop { name } }` }))),
    token: true,
    expected: /Required parameter missing or invalid/,
  }),
  'circular fragments': withToken(
    (mark) => `{ shop { ...A${mark} } } fragment A${mark} on Shop { name ...B } fragment B on Shop { ...A${mark} }`,
    /contains an infinite loop/,
  ),
  'first: 100000': withToken(
    (mark) => `query P${mark} { products(first: 100000) { nodes { id } } }`,
    /first cannot exceed 250/,
  ),
  'pages of pages': withToken(
    (mark) => `query C${mark} { products(first: 250) { nodes { variants(first: 250) { nodes { id } } } } }`,
    /Complexity exceeded/,
  ),
  'introspection without a token': (mark) => ({
    body: JSON.stringify({ query: `query I${mark} { __schema { types { name fields { name } } } }` }),
    token: false,
    expected: /Introspection requires an access token/,
  }),
  'a circle of introspection': withToken(
    (mark) => `query I${mark} { __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
    /introspection depth exceeded/i,
  ),
  '1,000 logins by alias': withToken(
    (mark) => `mutation { ${repeat(1_000, (i) => login(`a${mark}_${i}`))} }`,
    /The request is too large/,
  ),
  '60 logins by alias': withToken(
    (mark) => `mutation { ${repeat(60, (i) => login(`a${mark}_${i}`))} }`,
    /exceeds max aliases/,
  ),
} as const satisfies Record<string, (mark: number) => Refused>

export type RefusedKind = keyof typeof refusedDocuments

/** Queries of every day. The handle is one of the demo products. */
export const ordinaryQueries = (handle: string): readonly string[] => [
  `{ products(first: 20, sortKey: BEST_SELLING) { nodes { id title handle featuredImage { url(transform: {maxWidth: 320}) }
    priceRange { minVariantPrice { amount currencyCode } } } pageInfo { hasNextPage endCursor } } }`,
  `{ product(handle: "${handle}") { id title descriptionHtml options { name optionValues { name } }
    images(first: 5) { nodes { url } } variants(first: 10) { nodes { id title price { amount } availableForSale } } } }`,
  '{ search(query: "laptop", first: 10) { totalCount nodes { ... on Product { id title } } } }',
  '{ collections(first: 10) { nodes { id title products(first: 4) { nodes { id title } } } } }',
]

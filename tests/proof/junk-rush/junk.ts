import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'

type Junk = {
  readonly host?: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export const junkKinds = [
  'unknown parameters',
  'random values of known parameters',
  'picture crops',
  'introspection',
] as const
export type JunkKind = (typeof junkKinds)[number]

export type JunkReport = { readonly statuses: Readonly<Record<string, number>>; readonly withoutRetryAfter: number }

const numberOf = (random: string, below: number) => Number.parseInt(random.slice(0, 8), 16) % below

const known: readonly ((random: string) => string)[] = [
  (random) => `/search?q=${random}`,
  (random) => `/products?min=${numberOf(random, 100_000)}`,
  (random) => `/products?page=${numberOf(random, 10_000)}`,
  (random) => `/product/${random}`,
  (random) => `/search?q=laptop&max=${numberOf(random, 100_000)}`,
  (random) => `/${random}`,
]

const crops = ['center', 'top', 'bottom', 'left', 'right']

/** Requests that nobody has sent before, made of a random text. */
export const junk: Readonly<Record<JunkKind, (random: string, picture: string) => Junk>> = {
  'unknown parameters': (random) => ({ path: `/products?junk=${random}` }),
  'random values of known parameters': (random) => ({ path: known[numberOf(random, known.length)]?.(random) ?? '/' }),
  'picture crops': (random, picture) => {
    const [width, height, crop] = [64, 600, crops.length].map((below, at) => numberOf(random.slice(at), below))
    return {
      path: `${picture}?width=${800 + (width ?? 0)}&height=${200 + (height ?? 0)}&crop=${crops[crop ?? 0]}`,
      headers: { Accept: 'image/avif' },
    }
  },
  introspection: (random) => ({
    host: 'main.localhost',
    path: '/api/2025-04/graphql.json',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': demoPublicToken },
    body: JSON.stringify({
      query: `{ a${random.slice(0, 8)}: __schema { types { name fields(includeDeprecated: true) { name description
        args { name type { name ofType { name } } } type { name kind ofType { name kind } } } } } }`,
    }),
  }),
}

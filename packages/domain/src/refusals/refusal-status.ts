/** Every code with which the server refuses a request, and the HTTP status it is sent with. */
export const refusalStatus = {
  'bad-input': 400,
  'bad-json': 400,
  'bad-url': 400,
  'bad-webhook': 400,
  'bad-signature': 401,
  'login-required': 401,
  'foreign-write': 403,
  'not-allowed': 403,
  'not-found': 404,
  'product-not-found': 404,
  'unknown-provider': 404,
  'wishlist-full': 409,
  'too-large': 413,
  'json-required': 415,
  'too-many-requests': 429,
  'internal-error': 500,
  'account-unavailable': 502,
  'catalogue-failed': 502,
  'catalogue-http-error': 502,
  'search-failed': 502,
  'search-graphql-error': 502,
  busy: 503,
  'database-unavailable': 503,
  'catalogue-timeout': 504,
  'search-timeout': 504,
} as const

export type RefusalCode = keyof typeof refusalStatus

export const refusalCodes = Object.keys(refusalStatus) as RefusalCode[]

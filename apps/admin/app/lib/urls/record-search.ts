export const recordKinds = ['orders', 'customers', 'products', 'offers', 'reservations'] as const

export type RecordHit = {
  readonly kind: (typeof recordKinds)[number]
  /** The path of its screen. */
  readonly to: string
  readonly title: string
  readonly about: string
}

const maxLength = 200

/** What was typed into a search, without NUL, which PostgreSQL takes in no text. */
export const readTyped = (typed: string): string => typed.replaceAll('\0', '').trim().slice(0, maxLength)

/** One letter would find half of the shop, and signs alone all of it. */
export const isLongEnough = (typed: string): boolean => (typed.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2

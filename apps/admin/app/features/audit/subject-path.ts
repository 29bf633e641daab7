import { numberOf } from '../../lib/shop-gid.ts'

const paths: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  return: (id) => `/returns/${id}`,
  reservation: (id) => `/reservations/${id}`,
  offer: (id) => `/offers/${id}`,
  customer: (id) => `/customers/${numberOf(id) || id}`,
}

/** The screen of what was changed; nothing where it has none of its own. */
export const subjectPath = (kind: string, id: string): string | null => paths[kind]?.(id) ?? null

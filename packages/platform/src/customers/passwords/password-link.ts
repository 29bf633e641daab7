import { and, eq, gt, ne, type SQL, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { hashToken } from '../../shops/hash-token.ts'
import { customers } from '../../tables/customers.table.ts'

export type LinkKind = 'reset' | 'activate'

export type PasswordLink = { readonly kind: LinkKind; readonly customerId: number; readonly token: string }

/** The kind goes into the hash: a link of one kind is nothing as one of the other. */
export const linkHash = ({ kind, token }: Pick<PasswordLink, 'kind' | 'token'>) => hashToken(`${kind} ${token}`)

/** The page knows the storefront of its reader by the country. */
export const passwordPageUrl = (page: string, language: Language, country: string | undefined): string =>
  inLanguage(country === undefined ? page : `${page}?${new URLSearchParams({ country })}`, language)

/** The customer to whom this link was mailed last, while it is good. */
export const linkHolder = (shopId: number, link: PasswordLink): SQL | undefined =>
  and(
    eq(customers.id, link.customerId),
    eq(customers.shopId, shopId),
    ne(customers.state, 'disabled'),
    eq(customers.passwordLinkHash, linkHash(link)),
    gt(customers.passwordLinkExpiresAt, sql`app_now()`),
  )

const pathOfLink = /^\/account\/(reset|activate)\/([1-9]\d{0,15})\/([0-9a-f]{64})$/

/** What the mailed address says; with or without a locale in front, as the hosted platform's links may have it. */
export const parseLinkUrl = (url: string, kind: LinkKind): PasswordLink | undefined => {
  const path = URL.canParse(url) ? new URL(url).pathname.replace(/^\/[a-z]{2}(?=\/account\/)/, '') : ''
  const [, found, id, token] = pathOfLink.exec(path) ?? []
  return found === kind && id !== undefined && token !== undefined ? { kind, customerId: Number(id), token } : undefined
}

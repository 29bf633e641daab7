import type { Language } from '../text/language.ts'

/** A link that the shop has added to those of the specification. */
export type FooterLink = { readonly titles: Readonly<Record<Language, string>>; readonly path: string }

/** The handle of the menu whose items stand in our footer. */
export const footerLinksMenu = 'footer-links'

const ownPages: Readonly<Record<string, string>> = {
  '/': '/',
  '/collections': '/products',
  '/collections/all': '/products',
  '/search': '/search',
  '/policies/privacy-policy': '/privacy-policy',
  '/policies/refund-policy': '/devoluciones',
  '/policies/shipping-policy': '/envios',
  '/policies/terms-of-service': '/terms-and-conditions',
}

/**
 * Where an item of the platform's menu leads in our own shop: paths of its kinds of page become ours, and what was typed
 * stays. Undefined where we have no such page.
 */
export const toOwnPath = ({
  type,
  url,
}: {
  readonly type: string
  readonly url: string | null
}): string | undefined => {
  if (url === null) return undefined
  if (type === 'HTTP') return /^(?:\/(?![/\\])|https:\/\/)\S*$/.test(url) ? url : undefined
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '') || '/'
  const [, folder, handle] = /^\/(collections|products)\/([^/]+)$/.exec(path) ?? []
  return ownPages[path] ?? (handle && (folder === 'products' ? `/product/${handle}` : `/products/${handle}`))
}

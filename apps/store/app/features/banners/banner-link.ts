export type BannerLink =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'site'; readonly href: string }

/** A host that cannot exist: a URL that still has it after resolving is a path of this site. */
const here = 'https://here.invalid'

/**
 * A path of this site, or an https URL of an allowed host; anything else is no link. Parsed as a browser does, so that
 * `//host` and `/\host` count as other hosts. // divergences S-21
 */
export const parseBannerLink = (link: string, hosts: readonly string[]): BannerLink | null => {
  const isPath = link.startsWith('/')
  const url = URL.parse(link, isPath ? here : undefined)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (isPath) return url.origin === here ? { kind: 'page', to: `${url.pathname}${url.search}${url.hash}` } : null
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
    ? { kind: 'site', href: url.href }
    : null
}

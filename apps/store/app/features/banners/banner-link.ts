export type BannerLink =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'site'; readonly href: string }

/** Of no host at all: what stays on it after resolving is a path of ours. */
const here = 'https://here.invalid'

/**
 * Where a banner may lead: to a page of this site, or over https to one of the hosts named. Nothing else is a link.
 * The address is judged as a browser would read it, so `//host` and `/\host` are other hosts. // readings S-21
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

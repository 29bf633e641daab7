const maxAgeSeconds = 90 * 24 * 60 * 60

/** Browsers take a `__Host-` cookie over TLS alone. */
export const orderLinkCookieName = (home: string): string =>
  home.startsWith('https:') ? '__Host-order-link' : 'order-link'

/** Lax, because the link is opened from somebody's mail. How long it opens an order the link itself says. */
export const formatOrderLinkCookie = (home: string, value: string): string =>
  [
    `${orderLinkCookieName(home)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(home.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

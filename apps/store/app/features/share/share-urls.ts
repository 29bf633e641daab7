type Shared = { readonly title: string; readonly url: string }

const withParameters = (base: string, parameters: Readonly<Record<string, string>>): string =>
  `${base}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`

/** Plain links: no third party is contacted before a press. */
export const shareUrls = ({ title, url }: Shared) => ({
  facebook: withParameters('https://www.facebook.com/sharer/sharer.php', { u: url }),
  whatsapp: withParameters('https://wa.me/', { text: `${title}\n${url}` }),
  email: withParameters('mailto:', { subject: title, body: `${title}\r\n${url}` }),
})

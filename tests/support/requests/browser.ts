type Cookie = { readonly value: string; readonly path: string }

export type Page = { readonly status: number; readonly url: string; readonly text: string; readonly headers: Headers }

/** Cookies by host, name and path, as far as logins need them. */
const createCookieJar = () => {
  const jar = new Map<string, Cookie>()
  return {
    jar,
    take(url: URL, headers: Headers) {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/)
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/'
        const isOver = attributes.some((each) => /^expires=Thu, 01 Jan 1970/i.test(each))
        if (isOver) jar.delete(`${url.host} ${name} ${path}`)
        else jar.set(`${url.host} ${name} ${path}`, { value, path })
      }
    },
    header: (url: URL) =>
      [...jar]
        .filter(([key, { path }]) => key.startsWith(`${url.host} `) && url.pathname.startsWith(path))
        .map(([key, { value }]) => `${key.split(' ')[1]}=${value}`)
        .join('; '),
  }
}

/** Follows redirects for as long as they stay at the hosts it is given; what leads elsewhere is the page it ends on. */
export const createBrowser = (
  hosts: readonly string[],
  headers: Readonly<Record<string, string>> = {},
  send: (url: URL, init: RequestInit) => Promise<Response> = fetch,
) => {
  const cookies = createCookieJar()

  const visit = async (target: string | URL, init: RequestInit = {}): Promise<Page> => {
    const url = new URL(target)
    const response = await send(url, {
      redirect: 'manual',
      ...init,
      headers: { Accept: 'text/html', ...headers, ...(init.headers as object), Cookie: cookies.header(url) },
    })
    cookies.take(url, response.headers)
    const location = response.headers.get('location')
    const text = await response.text()
    const page = { status: response.status, url: url.href, text, headers: response.headers }
    if (location === null) return page
    const next = new URL(location, url)
    return hosts.includes(next.host) ? visit(next) : { ...page, url: next.href }
  }

  return {
    jar: cookies.jar,
    visit,
    /** Sends the page's form that has this field, with these values. */
    submit(page: Page, field: string, values: Readonly<Record<string, string>>): Promise<Page> {
      const form = page.text.match(/<form[\s\S]*?<\/form>/g)?.find((each) => each.includes(`name="${field}"`))
      const action = /action="([^"]*)"/.exec(form ?? '')?.[1]?.replaceAll('&amp;', '&')
      if (action === undefined) throw new Error(`the page has no form with ${field}: ${page.text.slice(0, 2_000)}`)
      return visit(new URL(action, page.url), { method: 'POST', body: new URLSearchParams(values) })
    },
  }
}

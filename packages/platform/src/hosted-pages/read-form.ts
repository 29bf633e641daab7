export type Form = { readonly text: (name: string) => string; readonly isOn: (name: string) => boolean }

/**
 * Undefined where it is no form. Characters the database cannot store are dropped. How much is read is bounded before:
 * every route that reads a form stands behind `limitForm`.
 */
export const readForm = async (request: Request): Promise<Form | undefined> => {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) return undefined
  const fields = new URLSearchParams(await request.text())
  return {
    text: (name) =>
      (fields.get(name) ?? '')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go
        .replace(/[\u0000-\u001f\u007f]/g, ' ')
        .toWellFormed()
        .trim(),
    isOn: (name) => fields.has(name),
  }
}

/**
 * A form of another site must not act here. Browsers say themselves where a form came from; an older one names the
 * origin; whoever says neither is no browser with a form of ours.
 */
export const isOwnForm = (request: Request, origin: string): boolean => {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return request.headers.get('origin') === origin
}

/** The query of a list's next page, with its filters; null at the end. */
export const nextPage = (
  filters: Readonly<Record<string, string | undefined>>,
  after: string | null,
): string | null => {
  if (after === null) return null
  const kept = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `?${new URLSearchParams([...kept, ['after', after]])}`
}

/** A value of the URL that is one of a list; undefined otherwise. */
export const chosen = <Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined =>
  values.find((each) => each === url.searchParams.get(name))

/** A text of the URL, without what the database cannot store; undefined where there is none. */
export const textFrom = (url: URL, name: string): string | undefined =>
  url.searchParams.get(name)?.replaceAll('\0', '').trim().slice(0, 300)

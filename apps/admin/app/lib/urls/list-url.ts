/** Of a list that has more than one page, as queries of its URL; null where there is none. */
export type ListPages = {
  /** Its beginning, seen from a later page. */
  readonly first: string | null
  readonly next: string | null
}

/** Both keep the filters of the list. `after` is where this page begins. */
export const listPages = (
  filters: Readonly<Record<string, string | undefined>>,
  after: string | null | undefined,
  next: string | null,
): ListPages => {
  const kept = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return {
    first: after ? `?${new URLSearchParams(kept)}` : null,
    next: next === null ? null : `?${new URLSearchParams([...kept, ['after', next]])}`,
  }
}

/** A value of the URL that is one of a list; undefined otherwise. */
export const chosen = <Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined =>
  values.find((each) => each === url.searchParams.get(name))

/** A text of the URL, without what the database cannot store; undefined where there is none. */
export const textFrom = (url: URL, name: string): string | undefined =>
  url.searchParams.get(name)?.replaceAll('\0', '').trim().slice(0, 300)

const pattern = /^gid:\/\/shopify\/([A-Za-z]+)\/([^?#]+)(?:\?([^#]*))?$/

export type Gid = { readonly type: string; readonly id: string; readonly query: URLSearchParams }

export const toGid = (type: string, id: number | string): string => `gid://shopify/${type}/${id}`

export const parseGid = (gid: string): Gid | undefined => {
  const [, type, id, query = ''] = pattern.exec(gid) ?? []
  return type === undefined || id === undefined ? undefined : { type, id, query: new URLSearchParams(query) }
}

const wholeNumber = /^[1-9]\d{0,15}$/

/** The number in an id of this type; undefined for an id of anything else. */
export const parseNumericGid = (type: string, gid: string): number | undefined => {
  const parsed = parseGid(gid)
  return parsed?.type === type && wholeNumber.test(parsed.id) ? Number(parsed.id) : undefined
}

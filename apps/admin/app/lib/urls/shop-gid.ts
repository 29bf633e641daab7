/** The number at the end of a gid, which is what URLs and forms have. */
export const numberOf = (gid: string): string => /\/(\d{1,15})$/.exec(gid)?.[1] ?? ''

const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d{1,15}$/.test(text)

/** Nothing where it is no number. */
export const toGid = (
  type: 'Collection' | 'Menu' | 'MenuItem' | 'Product' | 'ProductVariant',
  number: string | undefined,
): string | undefined => (isNumber(number) ? `gid://shopify/${type}/${number}` : undefined)

/** `7000001`, or the whole gid: a product page's URL by id. // MYOF-10 */
export const parseProductId = (text: string): number | undefined => {
  const [, digits] = /^(?:gid:\/\/shopify\/Product\/)?(\d{1,15})$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const maxHandleLength = 255

/** Whether anything can be called so: longer ones, and those with control characters, are nobody's. */
export const isPossibleHandle = (handle: string): boolean =>
  handle !== '' && handle.length <= maxHandleLength && handle.isWellFormed() && !/\p{Cc}/u.test(handle)

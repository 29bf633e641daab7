const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const longest = 200

/**
 * The key in the tail of an address, decoded once. Undefined for anything but plain names: so no dots, slashes,
 * backslashes or null bytes, written in whatever way, lead out of a folder.
 */
export const parsePictureKey = (tail: string): string | undefined => {
  let key: string
  try {
    key = decodeURIComponent(tail)
  } catch {
    return undefined
  }
  const isPlain = key.length <= longest && key.split('/').every((part) => segment.test(part) && !part.includes('..'))
  return isPlain ? key : undefined
}

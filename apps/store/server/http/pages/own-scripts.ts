const closing = '</script>'

/** The content of each inline script that bears the attribute, from one to the next as a browser reads them. */
const scriptsWith = (attribute: string, page: Buffer): Buffer[] => {
  const scripts: Buffer[] = []
  for (let at = page.indexOf('<script'); at >= 0; at = page.indexOf('<script', at + 1)) {
    const tagEnd = page.indexOf('>', at)
    const tag = page.toString('latin1', at, tagEnd)
    if (tagEnd < 0 || /\ssrc=/.test(tag)) continue
    const end = page.indexOf(closing, tagEnd)
    if (end < 0) break
    if (tag.includes(attribute)) scripts.push(page.subarray(tagEnd + 1, end))
    at = end
  }
  return scripts
}

const without = (attribute: string, page: Buffer): Buffer => {
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, from)) {
    parts.push(page.subarray(from, at))
    from = at + attribute.length
  }
  return Buffer.concat([...parts, page.subarray(from)])
}

/**
 * The scripts that our renderer wrote bear its mark, made anew for each page. What came into the page in another way,
 * as in a product's text, does not know it, so the browser is not told to run it. The mark itself is not sent.
 */
export const takeOwnScripts = (
  marked: Buffer,
  mark: string | null,
): { html: Buffer; ownScripts: readonly Buffer[] } => {
  if (!mark) return { html: marked, ownScripts: [] }
  const attribute = ` nonce="${mark}"`
  return { html: without(attribute, marked), ownScripts: scriptsWith(attribute, marked) }
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The scripts that our renderer wrote bear its mark, made anew for each page. What came into the page in another way,
 * as in a product's text, does not know it, so the browser is not told to run it. The mark itself is not sent.
 */
export const takeOwnScripts = (marked: string, mark: string | null) => {
  if (!mark) return { html: marked, ownScripts: [] }
  const attribute = ` nonce="${mark}"`
  const ownScripts = [...marked.matchAll(inlineScript)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , script = '']) => script)
  return { html: marked.replaceAll(attribute, ''), ownScripts }
}

/** What a page must not hold, whoever wrote it. Runs in the browser. */
export const findLeftovers = () =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const names = element.getAttributeNames().filter((name) => /^on/i.test(name))
    const isScriptUrl = ['href', 'src', 'action', 'formaction'].some((name) =>
      /^\s*javascript:/i.test(element.getAttribute(name) ?? ''),
    )
    const isEmbedded = /^(?:iframe|object|embed|base|math|xmp)$/i.test(element.tagName)
    return names.length > 0 || isScriptUrl || isEmbedded ? [element.outerHTML.slice(0, 200)] : []
  })

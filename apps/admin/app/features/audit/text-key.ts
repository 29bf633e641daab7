/** As `text-ba-shipping.costs.en`. */
const textKey = /^text-([a-z]+)-([a-z-]+)\.([\w-]+)\.([a-z]+)$/

/** Which text of the information pages a setting holds; null for every other setting. */
export const parseTextKey = (key: string) => {
  const [, market, page, section, language] = textKey.exec(key) ?? []
  return market && page && section && language ? { market, page, section, language } : null
}

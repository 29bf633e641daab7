/** What XML 1.0 cannot hold, not even escaped. */
const forbidden = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** An element with nothing but text in it; none at all where there is nothing to say. */
export const textElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
export const xmlType = 'application/xml; charset=utf-8'

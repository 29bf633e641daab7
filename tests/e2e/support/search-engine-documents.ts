import type { Page } from '@playwright/test'
import { findAllXml, readXml } from '../../support/requests/read-xml.ts'
import type { RawResponse } from './plain-http.ts'
import type { ServerPage } from './server-page.ts'

export type JsonLd = Readonly<Record<string, unknown>>

/** The JSON-LD of a page, by schema.org type. */
export const jsonLdOf = async (page: ServerPage): Promise<Readonly<Record<string, JsonLd>>> => {
  const scripts = await page.all('head script[type="application/ld+json"]')
  const documents = scripts.map(({ text }) => JSON.parse(text) as JsonLd)
  return Object.fromEntries(documents.map((document) => [String(document['@type']), document]))
}

/** Parsed by the browser: is it XML at all. */
export const expectXml = async (page: Page, { text }: RawResponse) => {
  const error = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? null,
    text,
  )
  if (error !== null) throw new Error(error)
}

/** Every URL that a sitemap or an index lists. */
export const urlsIn = ({ text }: RawResponse): string[] => findAllXml(readXml(text), 'loc').map((url) => url.text)

export const headOf = async (page: ServerPage) => {
  const [canonical] = await page.all('head link[rel="canonical"]')
  const alternates = await page.all('head link[rel="alternate"]')
  const metas = await page.all('head meta[property]')
  return {
    canonical: canonical?.attributes.href,
    alternates: Object.fromEntries(alternates.map(({ attributes }) => [attributes.hreflang, attributes.href])),
    shared: Object.fromEntries(metas.map(({ attributes }) => [attributes.property, attributes.content])),
  }
}

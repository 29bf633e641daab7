import type { Page } from '@playwright/test'
import type { RawResponse } from './plain-http.ts'

type Part = {
  readonly id: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
}

export type ServerPage = {
  readonly response: RawResponse
  /** Every element the selector finds in the page as the server wrote it. */
  all(selector: string): Promise<Part[]>
  /** The text of the only element the selector finds. */
  textOf(selector: string): Promise<string>
}

const findAll = ({ html, selector }: { html: string; selector: string }): Part[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)].map((element) => ({
    id: element.id,
    text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }))

/** The browser only parses here: nothing is loaded, run or laid out, so hundreds of pages can be read. */
export const toServerPage = (response: RawResponse, parser: Page): ServerPage => {
  const all = (selector: string) => parser.evaluate(findAll, { html: response.text, selector })
  return {
    response,
    all,
    textOf: async (selector) => {
      const [only, ...others] = await all(selector)
      if (!only || others.length > 0) throw new Error(`${others.length + (only ? 1 : 0)} elements for ${selector}`)
      return only.text
    },
  }
}

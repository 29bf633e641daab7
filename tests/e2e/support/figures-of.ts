import type { Page } from '@playwright/test'

export type MarkedFigure = {
  /** Of `data-figure`: one name, or several in the order of the numbers. */
  readonly names: readonly string[]
  readonly text: string
  /** The part of the page the figure stands in. */
  readonly around: string
}

export type PageFigures = {
  readonly figures: readonly MarkedFigure[]
  /** The text of `main` and `footer` without the marked figures and without a product's description, which the shop wrote. */
  readonly unmarked: string
}

const findFigures = (html: string): PageFigures => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  for (const part of document.querySelectorAll('script, style, template, [aria-labelledby="description-title"]'))
    part.remove()
  const marks = [...document.querySelectorAll('[data-figure]')]
  const figures = marks.map((mark) => ({
    names: (mark.getAttribute('data-figure') ?? '').split(' '),
    text: textOf(mark),
    around: textOf(mark.closest('table, section, footer, main')),
  }))
  // A moment, such as when stock was confirmed, is no figure.
  for (const part of [...marks, ...document.querySelectorAll('time')]) part.remove()
  return { figures, unmarked: `${textOf(document.querySelector('main'))} ${textOf(document.querySelector('footer'))}` }
}

/** The browser only parses the page. */
export const figuresOf = (html: string, parser: Page): Promise<PageFigures> => parser.evaluate(findFigures, html)

import { createTreeBuilder, isFormat, isList, type TreeBuilder } from './build-tree.ts'
import { decodeEntities } from './decode-entities.ts'
import type { DescriptionElement } from './description-node.ts'
import { readPlainText } from './read-plain-text.ts'
import { type HtmlToken, tokeniseHtml } from './tokenise-html.ts'

/** In UTF-16 units. What lies beyond is not read. */
export const maxDescriptionLength = 100_000

/** Not among the ten, but each stands on a line of its own. */
const blocks = new Set(
  (
    'p div section article header footer main nav aside address blockquote pre figure figcaption table thead tbody ' +
    'tfoot tr caption dl dt dd fieldset legend form hr details summary center'
  ).split(' '),
)
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const cells = new Set(['td', 'th', 'option', 'button', 'label'])

/** Controls, invisible marks, and those that turn the direction of writing around. */
const invisible = /(?!\s)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]/gu

const toText = (raw: string): string => decodeEntities(raw).replaceAll(invisible, '').toWellFormed()

const addText = (tree: TreeBuilder, raw: string): void => {
  const text = toText(raw)
  const words = text.split(/\s+/).filter(Boolean)
  if (/^\s/.test(text)) tree.addSpace()
  if (words.length > 0) tree.addText(words.join(' '))
  if (words.length > 0 && /\s$/.test(text.slice(-1))) tree.addSpace()
}

const open = (tree: TreeBuilder, name: string): void => {
  if (isFormat(name)) tree.openFormat(name)
  else if (isList(name)) tree.openList(name)
  else if (name === 'li') tree.openItem()
  else if (name === 'br') tree.addBreak()
  else if (cells.has(name)) tree.addSpace()
  else if (blocks.has(name) || headings.has(name)) tree.openBlock()
  if (headings.has(name)) tree.openFormat('strong')
}

const close = (tree: TreeBuilder, name: string): void => {
  if (isFormat(name)) tree.closeFormat(name)
  else if (isList(name)) tree.closeList(name)
  else if (name === 'li') tree.closeItem()
  else if (name === 'br') tree.addBreak()
  else if (cells.has(name)) tree.addSpace()
  else if (blocks.has(name) || headings.has(name)) tree.closeBlock()
}

const isPlain = (tokens: readonly HtmlToken[]): boolean => tokens.every(({ kind }) => kind === 'text')

/** Anybody's HTML, or plain text, as a tree of the ten tags. Never throws. // CAT-04 */
export const parseDescription = (html: string): readonly DescriptionElement[] => {
  const tokens = [...tokeniseHtml(html.slice(0, maxDescriptionLength))]
  const tree = createTreeBuilder()
  if (isPlain(tokens)) readPlainText(tree, toText(tokens.map((token) => ('text' in token ? token.text : '')).join('')))
  else
    for (const token of tokens) {
      if (token.kind === 'text') addText(tree, token.text)
      else if (token.kind === 'open') open(tree, token.name)
      else close(tree, token.name)
    }
  return tree.finish()
}

import type { DescriptionNode } from './description-node.ts'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** For readers that take HTML, as a feed does. A page renders the tree itself. */
export const formatDescriptionHtml = (nodes: readonly DescriptionNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      if (node.tag === 'br') return '<br>'
      return `<${node.tag}>${formatDescriptionHtml(node.children)}</${node.tag}>`
    })
    .join('')

const standsAlone = new Set(['p', 'ul', 'ol', 'li'])

const toPieces = (nodes: readonly DescriptionNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'br') return [' ']
    const pieces = toPieces(node.children)
    return standsAlone.has(node.tag) ? [' ', ...pieces, ' '] : pieces
  })

/** The visible words on one line. */
export const formatDescriptionText = (nodes: readonly DescriptionNode[]): string =>
  toPieces(nodes).join('').split(/\s+/).filter(Boolean).join(' ')

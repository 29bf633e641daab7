import type { DescriptionNode } from '@dvaput/domain/catalogue/description/description-node'
import { createElement, type ReactNode } from 'react'

const listClasses: Readonly<Record<string, string>> = { ul: 'list-disc pl-5', ol: 'list-decimal pl-5' }

const renderNode = (node: DescriptionNode, key: number): ReactNode => {
  if (typeof node === 'string') return node
  const { tag, children } = node
  if (tag === 'br') return createElement(tag, { key })
  return createElement(tag, { key, className: listClasses[tag] }, children.map(renderNode))
}

/** Renders the parsed tree with the ten allowed tags, never raw HTML. // CAT-04 */
export const Description = ({ nodes }: { readonly nodes: readonly DescriptionNode[] }) => (
  <div className="max-w-prose space-y-3">{nodes.map(renderNode)}</div>
)

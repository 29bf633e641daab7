import { parseAst } from 'vite'

export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const parseSource = (source: string): Node => parseAst(source, { lang: 'ts' }) as unknown as Node

export const childrenOf = (node: Node, leftOut: readonly string[] = []): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    leftOut.includes(key) ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  )

/** The node itself first, then what is in it, in the order of the source. */
export const descendantsOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(descendantsOf)]

import { parseAst } from 'vite'

/** Text of a file to replace, and by what. */
export type Mutation = { readonly start: number; readonly end: number; readonly text: string }

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const operators: Readonly<Record<string, readonly string[]>> = {
  ...{ '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'] },
  ...{ '===': ['!=='], '!==': ['==='], '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'], '**': ['*'] },
  ...{ '&&': ['||'], '||': ['&&'], '??': ['&&'] },
}

/** What TypeScript strips, what names another module, and texts for people have no behaviour to test. */
const skipped = /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/

const conditions = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement'])

const ofOperator = (node: Node, source: string): Mutation[] => {
  const [left, right] = [node.left as Node, node.right as Node]
  const between = source.slice(left.end, right.start)
  const at = left.end + between.indexOf(String(node.operator))
  const end = at + String(node.operator).length
  return (operators[String(node.operator)] ?? []).map((text) => ({ start: at, end, text }))
}

const ofNode = (node: Node, source: string): Mutation[] => {
  const { start, end, type } = node
  if (type === 'BinaryExpression' || type === 'LogicalExpression') return ofOperator(node, source)
  if (conditions.has(type)) {
    const test = node.test as Node
    return ['true', 'false'].map((text) => ({ start: test.start, end: test.end, text }))
  }
  if (type === 'UnaryExpression' && (node.operator === '!' || node.operator === '-'))
    return [{ start, end: (node.argument as Node).start, text: '' }]
  if (type === 'Literal' && typeof node.value === 'boolean') return [{ start, end, text: String(!node.value) }]
  if (type === 'Literal' && typeof node.value === 'number') return [{ start, end, text: String(node.value + 1) }]
  if (type === 'BlockStatement' && (node.body as Node[]).length > 0) return [{ start, end, text: '{}' }]
  return []
}

/** A literal of a type, of a key, and the name of a module are no values. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'key' || key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments'
      ? []
      : (Array.isArray(value) ? value : [value]).filter(isNode),
  )

/** Small changes of behaviour, as a slip of the pen would make them. */
export const findMutations = (source: string): Mutation[] => {
  const found: Mutation[] = []
  const walk = (node: Node) => {
    if (skipped.test(node.type)) return
    found.push(...ofNode(node, source))
    for (const child of childrenOf(node)) walk(child)
  }
  walk(parseAst(source, { lang: 'ts' }) as unknown as Node)
  return found
}

export const mutate = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end)

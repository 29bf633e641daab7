import { childrenOf, type Node, parseSource } from './syntax-tree.ts'

/** Text of a file to replace, and by what. */
export type Mutation = {
  readonly start: number
  readonly end: number
  readonly text: string
  /** What has to run for the mutation to count. */
  readonly node: Node
}

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
  return (operators[String(node.operator)] ?? []).map((text) => ({ start: at, end, text, node }))
}

const ofNode = (node: Node, source: string): Mutation[] => {
  const { start, end, type } = node
  if (type === 'BinaryExpression' || type === 'LogicalExpression') return ofOperator(node, source)
  if (conditions.has(type)) {
    const test = node.test as Node
    return ['true', 'false'].map((text) => ({ start: test.start, end: test.end, text, node: test }))
  }
  if (type === 'UnaryExpression' && (node.operator === '!' || node.operator === '-'))
    return [{ start, end: (node.argument as Node).start, text: '', node }]
  if (type === 'Literal' && typeof node.value === 'boolean') return [{ start, end, text: String(!node.value), node }]
  if (type === 'Literal' && typeof node.value === 'number') return [{ start, end, text: String(node.value + 1), node }]
  if (type === 'BlockStatement' && (node.body as Node[]).length > 0) return [{ start, end, text: '{}', node }]
  return []
}

/** A literal of a type, of a key, and the name of a module are no values. */
const noValues = ['key', 'typeAnnotation', 'returnType', 'typeArguments']

/** Small changes of behaviour, as a slip of the pen would make them. */
export const findMutations = (source: string): Mutation[] => {
  const found: Mutation[] = []
  const walk = (node: Node) => {
    if (skipped.test(node.type)) return
    found.push(...ofNode(node, source))
    for (const child of childrenOf(node, noValues)) walk(child)
  }
  walk(parseSource(source))
  return found
}

export const mutate = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end)

/** What ends at a place comes before what begins there, and of those that begin there the outermost first. */
const ending = -2e9
const inBlock = -1e9

/** Each mutation's place writes its number to the file of this path when it runs for the first time. */
export const markReached = (source: string, mutations: readonly Mutation[], path: string): string => {
  const marks = mutations.flatMap(({ node: { type, start, end } }, number) =>
    type === 'BlockStatement'
      ? [{ at: start + 1, order: inBlock, text: `markReached(${number});` }]
      : [
          { at: start, order: -end, text: `(markReached(${number}), ` },
          { at: end, order: ending, text: ')' },
        ],
  )
  let [marked, done] = ['', 0]
  for (const { at, text } of marks.toSorted((one, other) => one.at - other.at || one.order - other.order)) {
    marked += source.slice(done, at) + text
    done = at
  }
  const write = `const reached = new Set(); const markReached = (number) => {
    if (!reached.has(number)) appendFileSync(${JSON.stringify(path)}, number + '\\n')
    reached.add(number)
  }`
  return `import { appendFileSync } from 'node:fs'\n${write}\n${marked}${source.slice(done)}`
}

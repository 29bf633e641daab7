import { descendantsOf, type Node, parseSource } from './syntax-tree.ts'

/** Names that stand in a piece of code: of variables, functions and properties, and short texts. */
type Names = string | readonly string[]

/**
 * How a guard is found and what becomes of it. It is named by what stands in it, so that a new line, an argument more or
 * a new place in its file changes nothing; where two guards of a file have the same names, by its function too, or by a
 * name that stands in the other alone.
 */
export type GuardChange = { readonly within?: string; readonly without?: string } & (
  | { readonly condition: Names; readonly becomes: boolean }
  /** Of `&&` or `||`: left out. */
  | { readonly operand: Names }
  /** Of a call, such as one condition of `and(…)`: left out. */
  | { readonly argument: Names; readonly of: string }
  /** At the end of a chain, such as `.for('update')`: left out. */
  | { readonly call: string }
  /** One that calls this, or a loop that does nothing else: left out. */
  | { readonly statement: string }
  /** A return that calls this: it returns without. */
  | { readonly returned: string }
  /** The smallest expression with these names. */
  | { readonly expression: Names; readonly becomes: string }
  | { readonly property: string; readonly becomes: string }
  /** Text of a query. */
  | { readonly sql: string; readonly becomes: string }
)

export type TextChange = { readonly start: number; readonly end: number; readonly text: string }

const namesIn = (node: Node): Set<string> =>
  new Set(
    descendantsOf(node).flatMap(({ type, name, value }) => {
      if (type === 'Identifier') return [String(name)]
      if (type === 'TemplateElement') return [(value as { readonly raw: string }).raw]
      return type === 'Literal' && typeof value === 'string' ? [value] : []
    }),
  )

const hasNames = (node: Node, names: Names, without?: string): boolean => {
  const found = namesIn(node)
  return [names].flat().every((name) => found.has(name)) && (without === undefined || !found.has(without))
}

const nodeOf = (node: Node, key: string): Node => node[key] as Node
const nodesOf = (node: Node, key: string): Node[] => node[key] as Node[]

const calleeOf = (node: Node): string | undefined => {
  if (node.type === 'AwaitExpression') return calleeOf(nodeOf(node, 'argument'))
  if (node.type !== 'CallExpression') return undefined
  const callee = nodeOf(node, 'callee')
  const named = callee.type === 'MemberExpression' ? nodeOf(callee, 'property') : callee
  return named.type === 'Identifier' ? String(named.name) : undefined
}

/** Without those that hold another of them. */
const innermost = (nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => !nodes.some((other) => other !== node && node.start <= other.start && other.end <= node.end))

const expressions = /^(?:Call|Conditional|Logical|Binary|Object|Array)Expression$|^TemplateLiteral$/
const conditions = ['IfStatement', 'ConditionalExpression']

/** With the comma before it, or the one behind where it is the first. */
const withComma = (source: string, { start, end }: Node): TextChange => {
  const before = /,\s*$/.exec(source.slice(0, start))
  const behind = /^\s*,\s*/.exec(source.slice(end))
  if (before) return { start: start - before[0].length, end, text: '' }
  return { start, end: end + (behind?.[0].length ?? 0), text: '' }
}

type Found = { readonly node: Node; readonly change: TextChange }

const changesIn = (nodes: readonly Node[], source: string, change: GuardChange): Found[] => {
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  const replace = (node: Node, text: string): Found => ({ node, change: { start: node.start, end: node.end, text } })

  if ('condition' in change) {
    const tests = nodes.filter(({ type }) => conditions.includes(type)).map((node) => nodeOf(node, 'test'))
    const always = change.becomes ? '|| true' : '&& false'
    return tests
      .filter((test) => hasNames(test, change.condition, change.without))
      .map((test) => replace(test, `(${textOf(test)}) ${always}`))
  }
  if ('operand' in change) {
    const operands = nodes
      .filter(({ type }) => type === 'LogicalExpression')
      .flatMap((node) => (['left', 'right'] as const).map((side) => ({ node: nodeOf(node, side), of: node.operator })))
    const smallest = innermost(
      operands.map(({ node }) => node).filter((node) => hasNames(node, change.operand, change.without)),
    )
    return operands
      .filter(({ node }) => smallest.includes(node))
      .map(({ node, of }) => replace(node, String(of === '&&')))
  }
  if ('argument' in change)
    return nodes
      .filter((node) => calleeOf(node) === change.of)
      .flatMap((node) => nodesOf(node, 'arguments'))
      .filter((argument) => hasNames(argument, change.argument))
      .map((node) => ({ node, change: withComma(source, node) }))
  if ('call' in change)
    return nodes
      .filter((node) => node.type === 'CallExpression' && calleeOf(node) === change.call)
      .map((node) => replace(node, textOf(nodeOf(nodeOf(node, 'callee'), 'object'))))
  if ('statement' in change)
    return nodes
      .filter(({ type }) => type === 'ExpressionStatement')
      .filter((node) => calleeOf(nodeOf(node, 'expression')) === change.statement)
      .map((node) => replace(node, ';'))
  if ('returned' in change)
    return nodes
      .filter(({ type, argument }) => type === 'ReturnStatement' && argument !== null)
      .filter((node) => calleeOf(nodeOf(node, 'argument')) === change.returned)
      .map((node) => replace(node, 'return'))
  if ('expression' in change)
    return innermost(
      nodes.filter(({ type }) => expressions.test(type)).filter((node) => hasNames(node, change.expression)),
    ).map((node) => replace(node, change.becomes))
  if ('property' in change)
    return nodes
      .filter((node) => node.type === 'Property' && hasNames(nodeOf(node, 'key'), change.property))
      .map((node) => replace(node, `${textOf(nodeOf(node, 'key'))}: ${change.becomes}`))
  return nodes
    .filter(({ type }) => type === 'TemplateElement' || type === 'Literal')
    .filter((node) => textOf(node).split(change.sql).length === 2)
    .map((node) =>
      replace(
        node,
        textOf(node).replace(change.sql, () => change.becomes),
      ),
    )
}

const nameOf = (node: Node): string | undefined => {
  if (!['FunctionDeclaration', 'VariableDeclarator', 'Property'].includes(node.type)) return undefined
  const named = nodeOf(node, node.type === 'Property' ? 'key' : 'id')
  return named?.type === 'Identifier' ? String(named.name) : undefined
}

/** Where the guard is in the source, and what stands there without it. Fails where it is not there once. */
export const findGuard = (source: string, change: GuardChange): TextChange => {
  const all = descendantsOf(parseSource(source))
  const holders = change.within === undefined ? all.slice(0, 1) : all.filter((node) => nameOf(node) === change.within)
  const found = new Map(
    holders
      .flatMap((holder) => changesIn(descendantsOf(holder), source, change))
      .map((each) => [each.node.start, each.change] as const),
  )
  const [only] = found.values()
  if (!only || found.size > 1) throw new Error(`expected one guard and not ${found.size}: ${JSON.stringify(change)}`)
  return only
}

export const removeGuard = (source: string, change: GuardChange): string => {
  const { start, end, text } = findGuard(source, change)
  return source.slice(0, start) + text + source.slice(end)
}

import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { refuse } from './refuse.ts'
import { measureSelections, tooDeep } from './selection-depth.ts'

type Variables = Readonly<Record<string, unknown>>
/** A page of the result with the pages inside it. */
type PageNode = { readonly size: (variables: Variables) => number; readonly inside: readonly PageNode[] }

/** Of a field at the root; the hosted platform counts a change as ten objects. */
const costOfRoot = { query: 1, mutation: 10, subscription: 1 } as const
/** The recipe has 12; a customer's orders with what was sent, and its products' collections, are 14. */
const freeDepth = 16
/** What is deeper selects few things. */
const maxDeepCost = 1_000
const maxPageSize = 250
/** At one place of the result, however the fragments are nested that lead to them. */
const maxLists = 100

const readSize = (name: string, value: unknown): number => {
  if (Array.isArray(value)) return value.length
  // What is no number at all is refused by the check of the variables.
  if (typeof value !== 'number') return 1
  if (value > maxPageSize) throw refuse('BAD_REQUEST', `${name} cannot exceed ${maxPageSize}`)
  return Math.max(1, value)
}

const createSize = (name: string, value: ValueNode, operation: OperationDefinitionNode): PageNode['size'] => {
  if (value.kind === Kind.VARIABLE) {
    const variable = value.name.value
    const given = operation.variableDefinitions?.find((definition) => definition.variable.name.value === variable)
    const fallback = given?.defaultValue && valueFromASTUntyped(given.defaultValue)
    // Its own ones: a variable may be called `constructor`.
    return (variables) => readSize(name, Object.hasOwn(variables, variable) ? variables[variable] : fallback)
  }
  if (value.kind === Kind.LIST) return () => value.values.length
  return () => readSize(name, value.kind === Kind.INT ? Number(value.value) : undefined)
}

/**
 * The cost of an operation is the number of things it may select: the product of the page sizes on the way to each
 * list, added up. Read from the document once; only the sizes in variables are looked up again.
 */
const createPlainCost = (document: DocumentNode, operation: OperationDefinitionNode, costOfIntrospection: number) => {
  const inFragment = new Map<string, readonly PageNode[]>()

  const ofField = (field: FieldNode): readonly PageNode[] => {
    const inside = field.selectionSet ? pagesOf(field.selectionSet) : []
    const sized = field.arguments?.find(({ name }) => ['first', 'last', 'ids'].includes(name.value))
    return sized ? [{ size: createSize(sized.name.value, sized.value, operation), inside }] : inside
  }

  const ofFragment = (name: string): readonly PageNode[] => {
    const known = inFragment.get(name)
    if (known) return known
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    )
    const pages = fragment?.kind === Kind.FRAGMENT_DEFINITION ? pagesOf(fragment.selectionSet) : []
    inFragment.set(name, pages)
    return pages
  }

  const pagesOf = ({ selections }: SelectionSetNode): readonly PageNode[] => {
    const spreads = new Set<string>()
    const pages: PageNode[] = []
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) pages.push(...ofField(selection))
      else if (selection.kind === Kind.INLINE_FRAGMENT) pages.push(...pagesOf(selection.selectionSet))
      else spreads.add(selection.name.value)
    }
    for (const name of spreads) pages.push(...ofFragment(name))
    if (pages.length > maxLists) throw refuse('MAX_COMPLEXITY_EXCEEDED', 'Query asks for too many lists')
    return pages
  }

  const pages = pagesOf(operation.selectionSet)
  const { depthOf, countRoots } = measureSelections(document)
  const { plain: depth } = depthOf(operation.selectionSet)
  const { fields, questions } = countRoots(operation.selectionSet)
  const base = fields * costOfRoot[operation.operation] + questions * costOfIntrospection

  return (variables: Variables): number => {
    const known = new Map<PageNode, number>()
    const costOf = (page: PageNode): number => {
      const cost = known.get(page) ?? page.size(variables) * (1 + sum(page.inside))
      known.set(page, cost)
      return cost
    }
    const sum = (list: readonly PageNode[]): number => list.reduce((total, page) => total + costOf(page), 0)
    const cost = base + sum(pages)
    if (depth > freeDepth && cost > maxDeepCost) throw tooDeep(depth, freeDepth)
    return cost
  }
}

/** A refusal in place of a cost where a page is too large or the lists are too many. */
export const createCost = (document: DocumentNode, operation: OperationDefinitionNode, costOfIntrospection: number) => {
  const orRefusal = <Result>(work: () => Result): Result | GraphQLError => {
    try {
      return work()
    } catch (error) {
      if (error instanceof GraphQLError) return error
      throw error
    }
  }
  const costOf = orRefusal(() => createPlainCost(document, operation, costOfIntrospection))
  return (variables: Variables): number | GraphQLError =>
    costOf instanceof GraphQLError ? costOf : orRefusal(() => costOf(variables))
}

export const complexityExceeded = (cost: number, maxCost: number): GraphQLError =>
  refuse('MAX_COMPLEXITY_EXCEEDED', 'Complexity exceeded', { cost, maxCost })

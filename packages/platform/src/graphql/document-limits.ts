import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { type RefusalCode, refuse } from './refuse.ts'
import { scanDocument } from './scan-document.ts'
import { measureSelections, tooDeep } from './selection-depth.ts'

// A document over one of these is refused before it is executed.
export const maxTokens = 2_000
/** Deeper than `freeDepth` the cost decides; this ends what only nests. */
const maxDepth = 32
/** The query every tool sends to learn the schema is 15 deep. */
const maxIntrospectionDepth = 20
/** Storefronts name each metafield of a product, and pictures in several sizes. */
const maxAliases = 50
const maxDirectives = 50
/** The check that fields of one name agree compares each with each other, which takes seconds for hundreds. */
const maxRepeats = 20
/** In all sets together: repeats inside of repeats are compared across, so a few of each already take half a second. */
const maxAllRepeats = 60
const maxFragments = 50
const maxListItems = 250
const maxVariableDepth = 20

const tooMuch = (message: string, code: RefusalCode = 'MAX_COMPLEXITY_EXCEEDED') => refuse(code, message)

/** The first limit that the text breaks before it is parsed, or nothing. */
export const checkTextLimits = (text: string): GraphQLError | undefined => {
  const { tokens, aliases, directives } = scanDocument(text, maxTokens)
  if (tokens > maxTokens) return tooMuch(`Query has more than ${maxTokens} tokens`)
  if (aliases > maxAliases) return tooMuch(`Query has ${aliases} aliases, which exceeds max aliases of ${maxAliases}`)
  if (directives > maxDirectives)
    return tooMuch(`Query has ${directives} directives, which exceeds max directives of ${maxDirectives}`)
  return undefined
}

type Parts = { fragments: number; repeats: number; allRepeats: number; largestList: number; hasNul: boolean }
type Tagged = { readonly arguments?: readonly ArgumentNode[]; readonly directives?: readonly DirectiveNode[] }

/** By hand: the library's own walk calls twice for each name and value of a document, also where nothing listens. */
const countParts = ({ definitions }: DocumentNode): Parts => {
  const parts: Parts = { fragments: 0, repeats: 0, allRepeats: 0, largestList: 0, hasNul: false }

  const countValue = (value: ValueNode): void => {
    if (value.kind === Kind.STRING) parts.hasNul ||= value.value.includes('\0')
    else if (value.kind === Kind.OBJECT) for (const field of value.fields) countValue(field.value)
    else if (value.kind === Kind.LIST) {
      parts.largestList = Math.max(parts.largestList, value.values.length)
      for (const each of value.values) countValue(each)
    }
  }
  const countTagged = (node: Tagged): void => {
    for (const { value } of node.arguments ?? []) countValue(value)
    for (const directive of node.directives ?? []) countTagged(directive)
  }
  /** What stands in a fragment without a name is counted with the selection around it. */
  const countNames = (set: SelectionSetNode, names: Map<string, number>): void => {
    for (const selection of set.selections) {
      countTagged(selection)
      if (selection.kind === Kind.INLINE_FRAGMENT) countNames(selection.selectionSet, names)
      else {
        const name = (selection.kind === Kind.FIELD && selection.alias ? selection.alias : selection.name).value
        names.set(name, (names.get(name) ?? 0) + 1)
        if (selection.kind === Kind.FIELD && selection.selectionSet) countSet(selection.selectionSet)
      }
    }
  }
  const countSet = (set: SelectionSetNode): void => {
    const names = new Map<string, number>()
    countNames(set, names)
    for (const count of names.values()) {
      parts.repeats = Math.max(parts.repeats, count)
      parts.allRepeats += count - 1
    }
  }

  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) parts.fragments += 1
    else if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    countTagged(definition)
    for (const variable of definition.variableDefinitions ?? []) {
      if (variable.defaultValue) countValue(variable.defaultValue)
      countTagged(variable)
    }
    countSet(definition.selectionSet)
  }
  return parts
}

const listTooLong = (size: number): GraphQLError =>
  tooMuch(
    `The input array size of ${size} is greater than the maximum allowed of ${maxListItems}.`,
    'MAX_INPUT_SIZE_EXCEEDED',
  )

/** No text of the database can hold one, so no argument may. */
const nulRefused = (): GraphQLError => tooMuch('Null characters are not allowed in text', 'BAD_REQUEST')

/** What no variable can change about a parsed document. The first limit it breaks, or nothing. */
export const checkDocumentLimits = (document: DocumentNode): GraphQLError | undefined => {
  const { fragments, repeats, allRepeats, largestList, hasNul } = countParts(document)
  if (hasNul) return nulRefused()
  if (fragments > maxFragments)
    return tooMuch(`Query has ${fragments} fragments, which exceeds max fragments of ${maxFragments}`)
  if (repeats > maxRepeats)
    return tooMuch(`Query repeats a field ${repeats} times, which exceeds max repeats of ${maxRepeats}`)
  if (allRepeats > maxAllRepeats)
    return tooMuch(`Query repeats ${allRepeats} fields in all, which exceeds max repeats of ${maxAllRepeats}`)
  if (largestList > maxListItems) return listTooLong(largestList)
  const { depthOf } = measureSelections(document)
  try {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      const { plain, introspection } = depthOf(definition.selectionSet)
      if (plain > maxDepth || introspection > maxIntrospectionDepth)
        return tooDeep(Math.max(plain, introspection), maxDepth)
    }
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
  return undefined
}

/** What variables hold is bounded too: no list past the limit, nothing nested without end. */
export const checkVariables = (value: unknown, depth = 0): GraphQLError | undefined => {
  if (typeof value === 'string' && value.includes('\0')) return nulRefused()
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && value.length > maxListItems) return listTooLong(value.length)
  if (depth > maxVariableDepth) return tooMuch('Variables are nested too deeply', 'BAD_REQUEST')
  for (const each of Object.values(value)) {
    const refusal = checkVariables(each, depth + 1)
    if (refusal) return refusal
  }
  return undefined
}

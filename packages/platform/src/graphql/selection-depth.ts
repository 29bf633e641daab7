import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { refuse } from './refuse.ts'

export const tooDeep = (depth: number, maxDepth: number): GraphQLError =>
  refuse('MAX_COMPLEXITY_EXCEEDED', `Query has depth of ${depth}, which exceeds max depth of ${maxDepth}`)

/** Fields at the root, and how many of them ask for the schema. */
type Roots = { readonly fields: number; readonly questions: number }

const fragmentsOf = (document: DocumentNode) =>
  new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )

/** Depth and breadth of selections as they will be executed, each fragment measured once. */
export const measureSelections = (document: DocumentNode) => {
  const fragments = fragmentsOf(document)
  const depths = new Map<string, { plain: number; introspection: number }>()
  const open = new Set<string>()

  const ofFragment = (name: string) => {
    const known = depths.get(name)
    if (known) return known
    if (open.has(name))
      throw refuse('infiniteLoop', `Fragment ${name} contains an infinite loop`, { fragmentName: name })
    open.add(name)
    const fragment = fragments.get(name)
    const depth = fragment ? depthOf(fragment.selectionSet) : { plain: 0, introspection: 0 }
    open.delete(name)
    depths.set(name, depth)
    return depth
  }

  const ofSelection = (selection: SelectionNode): { plain: number; introspection: number } => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet)
    const inner = selection.selectionSet ? depthOf(selection.selectionSet) : { plain: 0, introspection: 0 }
    return selection.name.value.startsWith('__')
      ? { plain: 1, introspection: Math.max(inner.plain, inner.introspection) + 1 }
      : { plain: inner.plain + 1, introspection: inner.introspection && inner.introspection + 1 }
  }

  const depthOf = ({ selections }: SelectionSetNode): { plain: number; introspection: number } => {
    const all = selections.map(ofSelection)
    return {
      plain: Math.max(0, ...all.map(({ plain }) => plain)),
      introspection: Math.max(0, ...all.map(({ introspection }) => introspection)),
    }
  }

  /** Kept by fragment: one that names the next twice, and so on, would otherwise be counted without end. */
  const counts = new Map<string, Roots>()
  const countRoots = ({ selections }: SelectionSetNode): Roots => {
    const all = selections.map((selection): Roots => {
      if (selection.kind === Kind.FIELD)
        return { fields: 1, questions: /^__(schema|type)$/.test(selection.name.value) ? 1 : 0 }
      if (selection.kind === Kind.INLINE_FRAGMENT) return countRoots(selection.selectionSet)
      const name = selection.name.value
      const fragment = fragments.get(name)
      const inside = counts.get(name) ?? (fragment ? countRoots(fragment.selectionSet) : { fields: 0, questions: 0 })
      counts.set(name, inside)
      return inside
    })
    return {
      fields: all.reduce((sum, { fields }) => sum + fields, 0),
      questions: all.reduce((sum, { questions }) => sum + questions, 0),
    }
  }

  return { depthOf, countRoots }
}

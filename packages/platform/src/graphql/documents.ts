import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  recommendedRules,
  specifiedRules,
  validate,
} from 'graphql'
import { checkDocumentLimits, checkTextLimits, maxTokens } from './document-limits.ts'
import { createCost } from './query-cost.ts'

type Operation = { readonly node: OperationDefinitionNode; readonly cost: ReturnType<typeof createCost> }
export type CheckedDocument = {
  readonly document: DocumentNode
  /** Undefined where the name is missing or says nothing. */
  readonly operationOf: (name: string | undefined) => Operation | undefined
}
type Judge = (document: CheckedDocument) => GraphQLError | undefined
type Checked = CheckedDocument | { readonly errors: readonly GraphQLError[] }

const maxCached = 500
/** A document takes up to a hundred times the memory of its text, and anybody may think up more of them. */
const maxCachedCharacters = 1_000_000
const maxErrors = 10

/** From the text alone: whoever may not is not worth a parser's time. */
export const isIntrospection = (text: string): boolean => /__schema|__type\b/.test(text)

const readDocument = (document: DocumentNode, costOfIntrospection: number): CheckedDocument => {
  const operations = new Map<string | undefined, Operation | undefined>()
  return {
    document,
    operationOf(name) {
      if (operations.has(name)) return operations.get(name)
      const node = getOperationAST(document, name)
      const operation = node ? { node, cost: createCost(document, node, costOfIntrospection) } : undefined
      // A name that is not in the document is not cached: anybody may make up more of them.
      if (operation) operations.set(name, operation)
      return operation
    },
  }
}

/** The rules let one through where the schema has no such root at all, and running it is an error of ours. */
const refuseSubscription = ({ definitions }: DocumentNode): GraphQLError | undefined => {
  const found = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'subscription')
  const extensions = { code: 'missingSubscriptionConfiguration' }
  return found && new GraphQLError('Schema is not configured for subscriptions', { nodes: found, extensions })
}

/** Parsed, measured and validated once for each text that was run, however often it is sent. */
export const createDocuments = (
  schema: GraphQLSchema,
  /** Of each question for the schema: the answer to the one that tools send has ten thousand parts. */
  { costOfIntrospection = 10_000 }: { readonly costOfIntrospection?: number } = {},
) => {
  const known = createBoundedCache<CheckedDocument>({ maxSize: maxCachedCharacters })

  const check = (text: string, judge: Judge): Checked => {
    const tooLarge = checkTextLimits(text)
    if (tooLarge) return { errors: [tooLarge] }
    try {
      const document = parse(text, { maxTokens })
      // Before the rules of the schema: those take their time with a document that is built to be large.
      const refusal = checkDocumentLimits(document) ?? refuseSubscription(document)
      if (refusal) return { errors: [refusal] }
      const read = readDocument(document, costOfIntrospection)
      const judged = judge(read)
      if (judged) return { errors: [judged] }
      const errors = validate(schema, document, [...specifiedRules, ...recommendedRules], { maxErrors })
      return errors.length > 0 ? { errors } : read
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  return {
    known: (text: string): CheckedDocument | undefined => known.get(text),
    /** `judge` says early what it would refuse anyway: to hold a text against the schema is the dearest part. */
    check: (text: string, judge: Judge = () => undefined): Checked => known.get(text) ?? check(text, judge),
    /** Only what may be run: else anybody could push out the shop's own, and fill the memory with what they hold. */
    cache(text: string, checked: CheckedDocument): void {
      known.set(text, checked, Math.max(text.length, maxCachedCharacters / maxCached))
    },
  }
}

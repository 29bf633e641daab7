import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { isStorableTime } from './storable-time.ts'

type Scalar = Partial<Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>>

const invalid = (value: unknown, name: string): GraphQLError =>
  new GraphQLError(`invalid value ${JSON.stringify(value)}, expected a ${name}`, {
    extensions: { code: 'INVALID_VARIABLE' },
  })

/** A scalar that is written as text; `read` returns undefined for what is none of its kind. */
const textScalar = (name: string, read: (text: string) => string | undefined, numbers = false): Scalar => {
  const parse = (value: unknown): string => {
    const text = typeof value === 'string' || (numbers && typeof value === 'number') ? read(String(value)) : undefined
    if (text === undefined) throw invalid(value, name)
    return text
  }
  return {
    parseValue: parse,
    parseLiteral: (node: ValueNode) => {
      const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT
      if (node.kind === Kind.STRING || (numbers && isNumber)) return parse(node.value)
      throw invalid(valueFromASTUntyped(node), name)
    },
    serialize: String,
  }
}

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

const dateTime: Scalar = {
  ...textScalar('DateTime', (text) => (isoTime.test(text) && isStorableTime(Date.parse(text)) ? text : undefined)),
  /** To the second, as the hosted platform writes it. */
  serialize: (value: unknown) => {
    const time = value instanceof Date ? value : new Date(String(value))
    return time.toISOString().replace(/\.\d{3}Z$/, 'Z')
  },
}

const absoluteUrl = (text: string) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && !text.includes('\0') ? text : undefined

const asIs = (value: unknown) => value

export const scalars = {
  DateTime: dateTime,
  ISO8601DateTime: dateTime,
  Decimal: textScalar('Decimal', matching(/^-?\d{1,20}(\.\d{1,20})?$/), true),
  UnsignedInt64: textScalar('UnsignedInt64', matching(/^\d{1,20}$/), true),
  URL: textScalar('URL', absoluteUrl),
  HTML: textScalar('HTML', asIs as (text: string) => string),
  Color: textScalar('Color', matching(/^#[0-9a-f]{6}$/i)),
  JSON: {
    serialize: asIs,
    parseValue: asIs,
    parseLiteral: (node: ValueNode, variables) => valueFromASTUntyped(node, variables),
  },
} satisfies Record<string, Scalar>

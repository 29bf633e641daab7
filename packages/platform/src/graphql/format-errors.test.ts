import { GraphQLError } from 'graphql'
import { expect, it } from 'vitest'
import { formatInvalid } from './format-errors.ts'

it('a GraphQL error leaves out the guess at the end of a message, and looks for it once', () => {
  expect(formatInvalid(new GraphQLError('Unknown type "Strin". Did you mean "String"?')).message).toBe(
    'Unknown type "Strin".',
  )
  // What was sent stands in the message: tried from each of its places, this would take minutes.
  const sent = ' Did you mean '.repeat(50_000)
  expect(formatInvalid(new GraphQLError(`Int cannot represent "${sent}"`)).message).toHaveLength(sent.length + 23)
})

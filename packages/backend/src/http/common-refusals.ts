import type { RefusalCode } from '@dvaput/domain/refusals/refusal-status'
import { refusals } from './refusals.ts'

const always = ['too-many-requests', 'internal-error', 'busy', 'database-unavailable'] as const
const writes = ['foreign-write', 'too-large', 'json-required'] as const

const reference = { $ref: '#/components/schemas/Refusal' }

type Operation = { readonly responses?: object }
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Documents what the server may refuse before a route is reached; what the route says of a status goes first. */
export const withCommonRefusals = <Description extends { readonly paths?: Paths }>(description: Description) => {
  const documented = (method: string, operation: Operation): Operation => {
    const codes: readonly RefusalCode[] = method === 'get' ? always : [...always, ...writes]
    return { ...operation, responses: { ...refusals(codes, reference), ...operation.responses } }
  }
  const paths = Object.entries(description.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, each]) => [method, documented(method, each)])),
  ])
  return { ...description, paths: Object.fromEntries(paths) as Paths }
}

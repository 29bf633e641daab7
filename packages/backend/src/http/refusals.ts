import { type RefusalCode, refusalStatus } from '@dvaput/domain/refusals/refusal-status'
import { texts } from '@dvaput/domain/refusals/texts/en'
import { refusalSchema } from './refusal.schema.ts'

type StatusOf<Code extends RefusalCode> = (typeof refusalStatus)[Code]

const describe = (codes: readonly RefusalCode[]) => codes.map((code) => `\`${code}\`: ${texts[code]}`).join(' · ')

/** The responses of a route that refuses with these codes: what is not listed here does not compile in its handler. */
export const refusals = <Code extends RefusalCode, Schema = typeof refusalSchema>(
  codes: readonly Code[],
  schema: Schema = refusalSchema as Schema,
) => {
  const byStatus = Map.groupBy(codes, (code) => refusalStatus[code])
  const responses = [...byStatus].map(([status, group]) => [
    status,
    { description: describe(group), content: { 'application/json': { schema } } },
  ])
  return Object.fromEntries(responses) as {
    [Status in StatusOf<Code>]: { description: string; content: { 'application/json': { schema: Schema } } }
  }
}

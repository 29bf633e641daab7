import type { Operation, ScenarioName } from './scenarios.ts'

type RequestEntry = {
  readonly number: number
  readonly operation: Operation
  readonly path: string
  readonly key: string | null
  readonly scenario: ScenarioName
}

const maxEntries = 1_000

/** The calls of the API, so that a test can count them. */
export const createJournal = () => {
  let count = 0
  let entries: RequestEntry[] = []
  return {
    write(entry: Omit<RequestEntry, 'number'>) {
      count += 1
      entries = [...entries.slice(1 - maxEntries), { number: count, ...entry }]
    },
    list: (): readonly RequestEntry[] => entries,
  }
}

export type Journal = ReturnType<typeof createJournal>

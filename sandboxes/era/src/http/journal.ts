import type { ScenarioName } from './scenarios.ts'

type Entry = {
  readonly number: number
  readonly method: string
  readonly path: string
  readonly scenario: ScenarioName
}

const mostEntries = 1_000

/** The requests and their outcome, so that a test can count calls. */
export const createJournal = () => {
  let count = 0
  let entries: Entry[] = []
  return {
    write(entry: Omit<Entry, 'number'>) {
      count += 1
      entries = [...entries.slice(1 - mostEntries), { number: count, ...entry }]
    },
    list: (): readonly Entry[] => entries,
  }
}

export type Journal = ReturnType<typeof createJournal>

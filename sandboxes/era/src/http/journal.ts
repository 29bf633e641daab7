import type { ScenarioName } from './scenarios.ts'

type Entry = {
  readonly number: number
  readonly method: string
  readonly path: string
  readonly scenario: ScenarioName
  readonly key?: string
}

/** Something that was done and stays done. */
type Effect = {
  readonly number: number
  readonly kind: 'order' | 'offer'
  readonly key: string
  readonly reference: string
  readonly id: string
}

const maxEntries = 1_000
const maxEffects = 100_000

/** The requests and what they did, so that a test can count calls and orders. */
export const createJournal = () => {
  let count = 0
  let entries: Entry[] = []
  const effects: Effect[] = []
  return {
    write(entry: Omit<Entry, 'number'>) {
      count += 1
      entries = [...entries.slice(1 - maxEntries), { number: count, ...entry }]
    },
    writeEffect(effect: Omit<Effect, 'number'>) {
      if (effects.length < maxEffects) effects.push({ number: effects.length + 1, ...effect })
    },
    list: (): readonly Entry[] => entries,
    effects: (): readonly Effect[] => effects,
  }
}

export type Journal = ReturnType<typeof createJournal>

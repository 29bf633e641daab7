import { createRandom } from '../catalogue/random.ts'

/** Ways in which the warehouse fails; `ok` is none. */
export const scenarioNames = [
  'ok',
  'slow',
  'down',
  'error',
  'throttled',
  'cut',
  'lost-answer',
  'silent',
  'drip',
  'html',
  'gateway',
  'rubbish',
  'truncated',
  'broken-off',
  'huge',
  'wrong-types',
  'absurd',
  'price-missing',
  'stock-drop',
  'empty',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

type Active = {
  readonly name: ScenarioName
  left: number
  /** Only requests whose path begins so. */
  readonly path: string
  /** Of those requests, by chance. */
  readonly share: number
}

export type ScenarioChoice = Readonly<Partial<Record<'name' | 'times' | 'path' | 'share', unknown>>>

const none: Active = { name: 'ok', left: Number.POSITIVE_INFINITY, path: '', share: 1 }

const isScenarioName = (value: unknown): value is ScenarioName => (scenarioNames as readonly unknown[]).includes(value)

const parseChoice = ({ name, times = Number.POSITIVE_INFINITY, path = '', share = 1 }: ScenarioChoice) => {
  const isTimes = times === Number.POSITIVE_INFINITY || (Number.isInteger(times) && Number(times) >= 1)
  const isShare = typeof share === 'number' && share > 0 && share <= 1
  if (!isScenarioName(name) || !isTimes || typeof path !== 'string' || !isShare) return undefined
  return { name, left: Number(times), path, share }
}

export const createScenarios = () => {
  // The same requests fail in every run.
  const random = createRandom(19)
  let active: Active = { ...none }
  return {
    current: () => active.name,

    /** For so many requests, or until another is chosen. */
    choose(choice: ScenarioChoice): boolean {
      const chosen = parseChoice(choice)
      if (chosen) active = chosen
      return chosen !== undefined
    },

    take(path: string): ScenarioName {
      const { name, share } = active
      if (!path.startsWith(active.path) || !random.chance(share)) return 'ok'
      active.left -= 1
      if (active.left <= 0) active = { ...none }
      return name
    },
  }
}

export type Scenarios = ReturnType<typeof createScenarios>

/** Ways in which the warehouse fails; `ok` is none. */
export const scenarioNames = [
  'ok',
  'slow',
  'down',
  'error',
  'throttled',
  'cut',
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
  'empty',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

const isScenarioName = (value: unknown): value is ScenarioName => (scenarioNames as readonly unknown[]).includes(value)

const isTimes = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 1)

export const createScenarios = () => {
  let current: { name: ScenarioName; left: number } = { name: 'ok', left: Number.POSITIVE_INFINITY }
  return {
    current: () => current.name,

    /** For so many requests, or until another is chosen. */
    choose(name: unknown, times: unknown): boolean {
      if (!isScenarioName(name) || !isTimes(times)) return false
      current = { name, left: times ?? Number.POSITIVE_INFINITY }
      return true
    },

    take(): ScenarioName {
      const { name } = current
      current.left -= 1
      if (current.left <= 0) current = { name: 'ok', left: Number.POSITIVE_INFINITY }
      return name
    },
  }
}

export type Scenarios = ReturnType<typeof createScenarios>

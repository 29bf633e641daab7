/** Ways in which the API fails; `ok` is none. */
export const scenarioNames = ['ok', 'error', 'throttled', 'silent', 'cut', 'lost', 'html', 'truncated'] as const
export type ScenarioName = (typeof scenarioNames)[number]

/** The calls that a scenario can be limited to. */
export const operations = ['create', 'read', 'search', 'cancel', 'refund'] as const
export type Operation = (typeof operations)[number]

type Scenario = { readonly name: ScenarioName; readonly on: Operation | undefined; left: number }

const includes = <Item>(list: readonly Item[], value: unknown): value is Item =>
  (list as readonly unknown[]).includes(value)
const isTimes = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 1)

const none = (): Scenario => ({ name: 'ok', on: undefined, left: Number.POSITIVE_INFINITY })

export const createScenarios = () => {
  let current = none()
  return {
    current: () => current.name,

    /** For so many requests, or until another is chosen; of one operation, or of all. */
    choose({ name, on, times }: { name?: unknown; on?: unknown; times?: unknown }): boolean {
      if (!includes(scenarioNames, name) || !isTimes(times)) return false
      if (on !== undefined && !includes(operations, on)) return false
      current = { name, on, left: times ?? Number.POSITIVE_INFINITY }
      return true
    },

    take(operation: Operation): ScenarioName {
      const { name, on } = current
      if (on !== undefined && on !== operation) return 'ok'
      current.left -= 1
      if (current.left <= 0) current = none()
      return name
    },
  }
}

export type Scenarios = ReturnType<typeof createScenarios>

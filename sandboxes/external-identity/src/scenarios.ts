/** Ways in which the provider fails; `ok` is none. */
export const scenarioNames = [
  'ok',
  'slow',
  'down',
  'html',
  'token-down',
  'token-refused',
  'no-email',
  'unverified-email',
  'no-id-token',
  'unsigned',
  'wrong-key',
  'wrong-algorithm',
  'wrong-nonce',
  'no-nonce',
  'wrong-audience',
  'wrong-issuer',
  'wrong-authorised-party',
  'expired',
  'not-yet-valid',
  'no-subject',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

const isScenarioName = (value: unknown): value is ScenarioName => (scenarioNames as readonly unknown[]).includes(value)

export const createScenarios = () => {
  let current: ScenarioName = 'ok'
  return {
    current: () => current,
    /** Until another is chosen. */
    choose(name: unknown): boolean {
      if (!isScenarioName(name)) return false
      current = name
      return true
    },
  }
}

export type Scenarios = ReturnType<typeof createScenarios>

export const scenarioNames = ['ok', 'refuse', 'temporary', 'slow'] as const
export type ScenarioName = (typeof scenarioNames)[number]

export type Scenarios = ReturnType<typeof createScenarios>

const isScenarioName = (value: unknown): value is ScenarioName => (scenarioNames as readonly unknown[]).includes(value)

const slowResponseMs = 2_000

const refusals = {
  ok: undefined,
  slow: undefined,
  refuse: { responseCode: 550, message: 'No such mailbox here' },
  temporary: { responseCode: 451, message: 'Try again later' },
} as const satisfies Record<ScenarioName, { responseCode: number; message: string } | undefined>

export const createScenarios = () => {
  let current: ScenarioName = 'ok'
  return {
    choose(name: unknown): name is ScenarioName {
      if (!isScenarioName(name)) return false
      current = name
      return true
    },

    async checkRecipient(): Promise<Error | undefined> {
      if (current === 'slow') await new Promise((resolve) => setTimeout(resolve, slowResponseMs))
      const refusal = refusals[current]
      return refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode })
    },
  }
}

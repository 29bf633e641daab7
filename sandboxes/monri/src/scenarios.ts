import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

export type SandboxEnvironment = { Bindings: HttpBindings }

/** Ways in which a refund fails; `ok` is none. */
export const scenarioNames = ['ok', 'error', 'throttled', 'cut', 'lost', 'silent', 'declined'] as const
export type ScenarioName = (typeof scenarioNames)[number]

export const createScenarios = () => {
  let current: ScenarioName = 'ok'
  return {
    current: () => current,
    choose(name: unknown): boolean {
      const known = scenarioNames.find((each) => each === name)
      current = known ?? current
      return known !== undefined
    },
  }
}

export type Scenarios = ReturnType<typeof createScenarios>

const neverRespond = () => new Promise<Response>(() => {})

/** The refund is made in `lost` and `silent`, and nobody hears of it. */
export const applyScenario =
  (scenarios: Scenarios): MiddlewareHandler<SandboxEnvironment> =>
  async (c, next) => {
    const scenario = scenarios.current()
    const endConnection = () => {
      c.env.incoming.socket.destroy()
      return neverRespond()
    }
    if (scenario === 'error') return c.text('Internal Server Error', 500)
    if (scenario === 'throttled') return c.text('Too Many Requests', 429)
    if (scenario === 'cut') return endConnection()
    await next()
    if (scenario === 'lost') return endConnection()
    return scenario === 'silent' ? neverRespond() : undefined
  }

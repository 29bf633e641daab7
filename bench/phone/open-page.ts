import type { Phone } from './phone.ts'

export type OpenPage = {
  readonly inPage: (method: string, params?: object) => Promise<Readonly<Record<string, never>>>
  /** What a function without surroundings returns in the page. */
  readonly evaluate: <Result>(read: () => Result) => Promise<Awaited<Result>>
  readonly close: () => Promise<void>
}

type Evaluated = { readonly value: never }

/** An empty page of a phone that has visited nothing. */
export const openPage = async ({ send }: Phone, slowdown: number): Promise<OpenPage> => {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const inPage = (method: string, params?: object) => send(method, params, sessionId)
  await inPage('Page.enable')
  await inPage('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
  await inPage('Emulation.setTouchEmulationEnabled', { enabled: true })
  await inPage('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return {
    inPage,
    evaluate: async (read) => {
      const { result, exceptionDetails } = await inPage('Runtime.evaluate', {
        expression: `(${read})()`,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return (result as unknown as Evaluated).value
    },
    close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
  }
}

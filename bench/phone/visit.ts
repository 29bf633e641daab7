import { setTimeout as sleep } from 'node:timers/promises'
import type { Phone } from './phone.ts'
import { readTrace, type VisitFigures } from './read-trace.ts'

/** After the load event: hydration, and what it loads. */
const settleMs = 4_000

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'loading', 'blink.user_timing']

export type Visit = VisitFigures & { readonly elements: number; readonly scriptBytes: number }

const readPage = `(${() => ({
  elements: document.querySelectorAll('*').length,
  scriptBytes: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
})})()`

type Conditions = { readonly slowdown: number; readonly isTouched: boolean }

/** A first visit: nothing cached, the trace from the navigation until the page is quiet. */
export const visit = async (
  { send, next, endTrace }: Phone,
  url: string,
  { slowdown, isTouched }: Conditions,
): Promise<Visit> => {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const inPage = (method: string, params?: object) => send(method, params, sessionId)
  await inPage('Page.enable')
  await inPage('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
  await inPage('Emulation.setTouchEmulationEnabled', { enabled: true })
  await inPage('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await send('Tracing.start', { traceConfig: { includedCategories: categories, excludedCategories: ['*'] } })
  const loaded = next('Page.loadEventFired')
  await inPage('Page.navigate', { url })
  await loaded
  if (isTouched)
    for (const type of ['touchStart', 'touchEnd'])
      await inPage('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x: 4, y: 800 }] : [] })
  await sleep(settleMs)
  const events = await endTrace()
  const { result } = await inPage('Runtime.evaluate', { expression: readPage, returnByValue: true })
  await send('Target.disposeBrowserContext', { browserContextId })
  return {
    ...readTrace(events, url),
    ...(result as unknown as { value: Pick<Visit, 'elements' | 'scriptBytes'> }).value,
  }
}

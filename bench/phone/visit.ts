import { setTimeout as sleep } from 'node:timers/promises'
import { openPage } from './open-page.ts'
import type { Phone } from './phone.ts'
import { readTrace, type VisitFigures } from './read-trace.ts'

/** After the load event: hydration, and what it loads. */
const settleMs = 4_000

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'loading', 'blink.user_timing']

export type Visit = VisitFigures & { readonly elements: number; readonly scriptBytes: number }

const readPage = () => ({
  elements: document.querySelectorAll('*').length,
  scriptBytes: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
})

/** A first visit: nothing cached, the trace from the navigation until the page is quiet. */
export const visit = async (phone: Phone, url: string, slowdown: number): Promise<Visit> => {
  const { inPage, evaluate, close } = await openPage(phone, slowdown)
  await phone.send('Tracing.start', { traceConfig: { includedCategories: categories, excludedCategories: ['*'] } })
  const loaded = phone.next('Page.loadEventFired')
  await inPage('Page.navigate', { url })
  await loaded
  await sleep(settleMs)
  const events = await phone.endTrace()
  const page = await evaluate(readPage)
  await close()
  return { ...readTrace(events, url), ...page }
}

import type { Browser } from '@playwright/test'
import { readTrace, type TraceEvent, type VisitFigures } from './read-trace.ts'

/** As Lighthouse slows a desktop's processor to a phone's. */
const slowdown = 4
/** After the load event: hydration, and what it loads. */
const settleMs = 4_000

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'loading', 'blink.user_timing']

export type Visit = VisitFigures & { readonly elements: number; readonly scriptBytes: number }

/** A first visit on a slow phone: nothing cached, the trace from the navigation until the page is quiet. */
export const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories })
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForTimeout(settleMs)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
  await context.close()
  return { ...readTrace(traceEvents, url), elements, scriptBytes }
}

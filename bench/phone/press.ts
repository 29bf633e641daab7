import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenPage } from './open-page.ts'
import type { Phone } from './phone.ts'

/** What the browser says of a press, in milliseconds; of events in steps of eight. */
export type Press = {
  /** From the press to the picture that answers all of it: the longest of its events. */
  readonly eventMs: number
  /** From the touch to the first picture after it. */
  readonly seenMs: number
  /** The longest task from the page's load until half a second after the press. */
  readonly longestTaskMs: number
  /** What tasks took above 50 ms each, from the page's load to the press. */
  readonly blockedMs: number
}

/** How the element that is pressed is found, in the page. */
export type Target = { readonly selector: string; readonly text?: string }

type Measured = {
  readonly events: { readonly name: string; readonly start: number; readonly duration: number; readonly id: number }[]
  readonly tasks: { readonly start: number; readonly duration: number }[]
}

const observe = () => {
  const measured: Measured = { events: [], tasks: [] }
  Object.assign(window, { measured })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, startTime: start, duration, interactionId: id } = entry as PerformanceEventTiming
      if (id) measured.events.push({ name, start, duration, id })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) measured.tasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** What somebody would have scrolled to, where the screen does not show it yet. */
const showTarget = ({ selector, text = '' }: Target) =>
  `(() => {
    const named = new RegExp(${JSON.stringify(text)}, 'i')
    const isNamed = (element) => named.test(element.ariaLabel ?? element.textContent)
    const isOn = (element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom > top && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    }
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})].filter(isNamed)
    const element = all.find(isOn) ?? all.find((each) => each.checkVisibility({ visibilityProperty: true }))
    if (!element) return null
    const isScrolled = !isOn(element)
    if (isScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, isScrolled }
  })()`

type Point = { readonly x: number; readonly y: number; readonly isScrolled: boolean }

const settleMs = 1_500

const find = async ({ inPage }: OpenPage, target: Target): Promise<Point> => {
  const found = await inPage('Runtime.evaluate', { expression: showTarget(target), returnByValue: true })
  const { value } = found.result as unknown as { readonly value: Point | null }
  if (!value) throw new Error(`nothing to press: ${target.selector} ${target.text ?? ''}`)
  return value
}

/** Where it is when nothing moves any more. */
const scrollTo = async (page: OpenPage, target: Target): Promise<Point> => {
  const point = await find(page, target)
  if (!point.isScrolled) return point
  await sleep(settleMs)
  return find(page, target)
}

const tapAt = async ({ inPage }: OpenPage, { x, y }: Point) => {
  await inPage('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await inPage('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const read = () => (window as unknown as { measured: Measured }).measured

/** The page with nothing pressed, some time after it has loaded. */
export const load = async (phone: Phone, page: OpenPage, url: string, afterMs: number): Promise<void> => {
  const loaded = phone.next('Page.loadEventFired')
  await page.inPage('Page.navigate', { url })
  await loaded
  await page.evaluate(observe)
  await sleep(afterMs)
}

const over50 = (tasks: readonly { readonly duration: number }[]) =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)

const measure = async (page: OpenPage, act: () => Promise<unknown>): Promise<Press> => {
  const begin = await page.evaluate(() => performance.now())
  await act()
  await sleep(settleMs)
  const { events, tasks } = await page.evaluate(read)
  const own = events.filter(({ start }) => start >= begin)
  if (own.length === 0) return { eventMs: 0, seenMs: 0, ...pageFigures(tasks, begin) }
  const touch = own.filter(({ name }) => name === 'pointerdown' || name === 'keydown')
  return {
    eventMs: Math.max(...own.map(({ duration }) => duration)),
    seenMs: Math.max(0, ...touch.map(({ duration }) => duration)),
    ...pageFigures(tasks, begin),
  }
}

const pageFigures = (tasks: Measured['tasks'], pressedAt: number) => ({
  longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
  blockedMs: over50(tasks.filter(({ start }) => start < pressedAt)),
})

/** An event below 16 ms is in no list: the press then counts as nothing. */
export const press = async (page: OpenPage, target: Target): Promise<Press> => {
  const point = await scrollTo(page, target)
  return measure(page, () => tapAt(page, point))
}

const typedKeys = ['d', 'e', 'l', 'l']

/** The field is touched first; what is measured are the letters, one every fifth of a second. */
export const type = async (page: OpenPage, field: Target): Promise<Press> => {
  await tapAt(page, await scrollTo(page, field))
  await sleep(settleMs)
  return measure(page, async () => {
    for (const text of typedKeys) {
      await page.inPage('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text })
      await page.inPage('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
      await sleep(200)
    }
  })
}

/** What is open is closed, so that the same can be pressed again. */
export const closePanel = async ({ inPage }: OpenPage): Promise<void> => {
  for (const kind of ['keyDown', 'keyUp'])
    await inPage('Input.dispatchKeyEvent', { type: kind, key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 })
  await sleep(settleMs)
}

import { hasInput } from './keep-input.ts'
import { hydrateAround } from './rest-until-near.ts'

/** Of somebody who is at the phone; and what the page has to respond to by itself. */
const signs = [
  ...['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'],
  ...['offline', 'popstate', 'hashchange'],
]

/** Nobody presses quicker than that. */
const betweenPressesMs = 50

const watched = { capture: true, passive: true } as const

/** Somebody who goes through the shop, or comes back to a page, is about to press something. */
const isFirstPage = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
}

/** A cart, a list or a name: the page has something to show that only the browser knows. */
const hasStored = () => {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

const mayRest = () =>
  'rests' in document.documentElement.dataset && matchMedia('(hover: none)').matches && isFirstPage()

/** Reading what is stored blocks the page for a moment, so it is done when there is nothing else to do. */
const whenIdle = (work: () => void) => {
  const begin = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

export type Rest = {
  /** Resolves with the first sign of somebody at the phone; at once where nothing is to be waited for. */
  readonly over: Promise<void>
  /** Presses again what was pressed before it could respond. To be called when it can. */
  readonly repeatPresses: () => void
}

type Press = { readonly element: HTMLElement; readonly says: string }

const wordsOf = ({ tagName, textContent, ariaLabel }: HTMLElement) => [tagName, textContent, ariaLabel].join()

/** The element, or the one that has taken its place since. */
const findAgain = ({ element, says }: Press): HTMLElement | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>('main :is(button, a)')].find((each) => wordsOf(each) === says)

/** Each when what came before it has been answered. */
const pressAgain = async (presses: readonly Press[]) => {
  for (const press of presses) {
    await new Promise((resolve) => setTimeout(resolve, betweenPressesMs))
    const pressed = findAgain(press)
    if (!pressed) continue
    hydrateAround(pressed)
    pressed.click()
  }
}

/**
 * A page that somebody opens on a phone is there to be read: it is drawn, its links and forms work, and the scripts that
 * make more of it need not run before the first touch.
 */
export const restUntilTouched = ({ isKnown }: { readonly isKnown: boolean }): Rest => {
  if (isKnown || !mayRest()) return { over: Promise.resolve(), repeatPresses: () => {} }
  const presses: Press[] = []
  /** Buttons, and a link that somebody follows after one: the page is not left before the button has responded. */
  const hold = (event: MouseEvent) => {
    const held = presses.length > 0 ? 'button, a[href]' : 'button'
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(held)
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
    presses.push({ element: pressed, says: wordsOf(pressed) })
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', hold, { capture: true })
  const over = new Promise<void>((resolve) => {
    const wake = () => {
      for (const sign of signs) window.removeEventListener(sign, wake, watched)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, wake, watched)
    if (hasInput()) wake()
    whenIdle(() => {
      if (hasStored()) wake()
    })
  })
  const repeatPresses = () => {
    window.removeEventListener('click', hold, { capture: true })
    void pressAgain(presses)
  }
  return { over, repeatPresses }
}

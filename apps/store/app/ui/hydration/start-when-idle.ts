import { hydrateAround } from './defer-hydration-until-near.ts'

/** Of somebody who is at the phone. */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click']

/** Nobody presses quicker than that. */
const betweenPressesMs = 50

const watched = { capture: true, passive: true } as const

const mayWait = () => 'startWhenIdle' in document.documentElement.dataset && matchMedia('(hover: none)').matches

/** When the page has nothing else to do. */
const whenIdle = (work: () => void) => {
  const begin = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

export type Start = {
  /** Resolves when the page has been drawn and is idle, or with the first sign of somebody; at once on other pages. */
  readonly ready: Promise<void>
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

/** On a phone the scripts let the page be drawn first. Its links and forms work without them, and presses are held. */
export const startWhenIdle = (): Start => {
  if (!mayWait()) return { ready: Promise.resolve(), repeatPresses: () => {} }
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
  const ready = new Promise<void>((resolve) => {
    const begin = () => {
      for (const sign of signs) window.removeEventListener(sign, begin, watched)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, begin, watched)
    whenIdle(begin)
  })
  const repeatPresses = () => {
    window.removeEventListener('click', hold, { capture: true })
    void pressAgain(presses)
  }
  return { ready, repeatPresses }
}

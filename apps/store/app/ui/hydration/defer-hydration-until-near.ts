import { whenNear } from './when-near.ts'

/** In the comment before a part: what React's server writes for one that is there, and for one that is to come. */
const there = '$'
const toCome = '$~'
type PartStart = Comment & { _reactRetry?: () => void }

const parts = '[data-apart]'

const startOf = ({ firstChild }: Element): PartStart | undefined =>
  firstChild instanceof Comment ? firstChild : undefined

const hydrate = (part: Element): void => {
  const start = startOf(part)
  if (start?.data !== toCome) return
  start.data = there
  start._reactRetry?.()
}

/** React then hydrates the part within the press. */
export const hydrateAround = (element: Element): void => {
  for (let part = element.closest(parts); part; part = part.parentElement?.closest(parts) ?? null) hydrate(part)
}

const hydrateTouched = ({ target }: Event): void => {
  if (target instanceof Element) hydrateAround(target)
}

/**
 * To be called before hydration. Parts of the page that are off the screen are to come, as far as React knows: it
 * hydrates them when they come near or are touched.
 */
export const deferHydrationUntilNear = (): void => {
  for (const part of document.querySelectorAll(parts)) {
    const start = startOf(part)
    if (start?.data !== there) continue
    start.data = toCome
    whenNear(part, () => hydrate(part))
  }
  for (const touch of ['pointerdown', 'focusin']) window.addEventListener(touch, hydrateTouched, { capture: true })
}

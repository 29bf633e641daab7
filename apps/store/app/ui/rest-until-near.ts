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
const hydrateTouched = ({ target }: Event): void => {
  let part = target instanceof Element ? target.closest(parts) : null
  while (part) {
    hydrate(part)
    part = part.parentElement?.closest(parts) ?? null
  }
}

/**
 * To be called before hydration. Parts of the page that are off the screen are to come, as far as React knows: it
 * hydrates them when they come near or are touched.
 */
export const restUntilNear = (): void => {
  for (const part of document.querySelectorAll(parts)) {
    const start = startOf(part)
    if (start?.data !== there) continue
    start.data = toCome
    whenNear(part, () => hydrate(part))
  }
  for (const touch of ['pointerdown', 'focusin']) window.addEventListener(touch, hydrateTouched, { capture: true })
}

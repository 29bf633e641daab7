const waiting = new WeakMap<Element, () => void>()

let observer: IntersectionObserver | undefined

const forget = (element: Element) => observer?.unobserve(element)

/** Calls once when the element comes near the screen; returns what stops the waiting. */
export const whenNear = (element: Element, then: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          forget(target)
          waiting.get(target)?.()
        }
    },
    { rootMargin: '300px' },
  )
  waiting.set(element, then)
  observer.observe(element)
  return () => forget(element)
}

import { memo, Suspense, useEffect } from 'react'
import type { Namespace } from '../i18n/catalogue.ts'
import { type LoadComponent, lazyComponent } from './lazy-component.ts'

const nearby = { rootMargin: '300px' }

/**
 * A part below the fold that the server draws and the browser brings to life when the reader nears it: its code is not
 * fetched before. On a later page, which no server drew, it comes at once.
 */
export const createLazySection = <Props extends object>(id: string, load: LoadComponent<Props>, words?: Namespace) => {
  let release = () => {}
  const nearing = () =>
    new Promise<void>((resolve) => {
      const drawn = document.getElementById(id)
      if (!drawn) return resolve()
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && release(), nearby)
      release = () => {
        observer.disconnect()
        resolve()
      }
      observer.observe(drawn)
    })
  const Part = lazyComponent(load, { words, when: nearing })
  /** Who leaves before it was near must find it on the next page. */
  const useReleaseOnLeaving = () => useEffect(() => () => release(), [])
  // Remembered, because a change above that reached a part not yet alive would take away what the server drew.
  return memo((props: Props) => {
    useReleaseOnLeaving()
    return (
      <div id={id}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  })
}

import { memo, Suspense, useEffect } from 'react'
import type { Namespace } from '../../i18n/catalogue.ts'
import { type LoadComponent, lazyComponent } from './lazy-component.ts'
import { whenNear } from './when-near.ts'

/**
 * A section below the fold that the server renders and the browser hydrates when it is scrolled near. After a client-
 * side navigation it loads at once.
 */
export const createLazySection = <Props extends object>(
  id: string,
  load: LoadComponent<Props>,
  { messages, className }: { readonly messages?: Namespace; readonly className?: string } = {},
) => {
  let release = () => {}
  const nearing = () =>
    new Promise<void>((resolve) => {
      const section = document.getElementById(id)
      if (!section) return resolve()
      const forget = whenNear(section, resolve)
      release = () => {
        forget()
        resolve()
      }
    })
  const LazyComponent = lazyComponent(load, { messages, when: nearing })
  /** Leaving the page must resolve it, or the next page would wait for it. */
  const useReleaseOnLeaving = () => useEffect(() => () => release(), [])
  // Memoised, because an update of a section that is not hydrated yet would remove its server HTML.
  return memo((props: Props) => {
    useReleaseOnLeaving()
    return (
      <div id={id} className={className}>
        <Suspense>
          <LazyComponent {...props} />
        </Suspense>
      </div>
    )
  })
}

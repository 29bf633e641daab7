import { type ComponentProps, type ReactNode, Suspense, use, useId } from 'react'
import { useHydrated } from './use-hydrated.ts'
import { whenNear } from './when-near.ts'

/** React's `use` reads a promise with this field at once instead of suspending. */
type Gate = Promise<void> & { status?: 'fulfilled' }

type Opener = { readonly gate: Promise<void>; readonly open: () => void }

const openers = new Map<string, Opener>()

const createOpener = (element: Element): Opener => {
  let resolve = () => {}
  const gate: Gate = new Promise<void>((done) => {
    resolve = done
  })
  const open = () => {
    forget()
    gate.status = 'fulfilled'
    resolve()
  }
  const forget = whenNear(element, open)
  return { gate, open }
}

/** Closed at the first attempt. Before it opens, React tries again only for an update or an event: those cannot wait. */
const gateOf = (id: string): Promise<void> | undefined => {
  const known = openers.get(id)
  known?.open()
  const element = document.getElementById(id)
  if (known || !element) return known?.gate
  const opener = createOpener(element)
  openers.set(id, opener)
  return opener.gate
}

type GatedProps = { readonly id: string; readonly children: ReactNode }

const Gated = ({ id, children }: GatedProps): ReactNode => {
  const isHydrated = useHydrated()
  const gate = import.meta.env.SSR || isHydrated ? undefined : gateOf(id)
  if (gate !== undefined) use(gate)
  return children
}

type HydrateNearProps = ComponentProps<'div'> & { readonly as?: 'div' | 'li' | 'footer' | 'aside' }

/**
 * The server renders what is inside; the browser hydrates it when it comes near the screen. What is hidden, as the
 * wide menus on a phone, is never hydrated.
 */
export const HydrateNear = ({ as: Element = 'div', children, ...rest }: HydrateNearProps) => {
  const id = useId()
  return (
    <Element {...(rest as object)} id={id}>
      <Suspense>
        <Gated id={id}>{children}</Gated>
      </Suspense>
    </Element>
  )
}

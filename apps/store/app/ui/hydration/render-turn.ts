import { createContext, Fragment, type ReactNode, use } from 'react'

/** Resolves when the server may render the next part of a page. */
export const RenderTurns = createContext<(() => Promise<unknown>) | null>(null)

const ServerTurn = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const nextTurn = use(RenderTurns)
  if (nextTurn) use(nextTurn())
  return children
}

/**
 * The server renders what is inside in a turn of the event loop of its own: React would render a page in one go, and
 * every other request would wait for it. In the browser it is nothing.
 */
export const RenderTurn: (props: { readonly children: ReactNode }) => ReactNode = import.meta.env.SSR
  ? ServerTurn
  : (Fragment as never)

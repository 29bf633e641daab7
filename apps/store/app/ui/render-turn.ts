import { createContext, Fragment, type ReactNode, use } from 'react'

/** What the server waits for before it renders the next part of a page, if for anything. */
export const RenderTurns = createContext<(() => Promise<unknown> | undefined) | null>(null)

const ServerTurn = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const turn = use(RenderTurns)?.()
  if (turn) use(turn)
  return children
}

/** Where the server may pause while it renders a page, for other requests. In the browser it is nothing. */
export const RenderTurn: (props: { readonly children: ReactNode }) => ReactNode = import.meta.env.SSR
  ? ServerTurn
  : (Fragment as never)

import type { ReactNode } from 'react'

type LoginFrameProps = {
  readonly title: string
  /** What to do here; undefined where nothing is left to do. */
  readonly lead?: string | undefined
  readonly children: ReactNode
  /** Under the card: the way to another page. */
  readonly footer?: ReactNode
}

/** What all pages on the way in look like. */
export const LoginFrame = ({ title, lead, children, footer }: LoginFrameProps) => (
  <div className="mx-auto flex w-full max-w-dialog flex-col gap-6 py-8 sm:py-14">
    <header>
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
    </header>
    <div className="rounded-xl border border-line bg-surface p-5 shadow-card sm:p-8">{children}</div>
    {footer && <p className="text-center text-ink-soft">{footer}</p>}
  </div>
)

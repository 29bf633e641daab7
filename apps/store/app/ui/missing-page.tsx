import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly text: string
  /** Where to go instead. */
  readonly links: ReactNode
  readonly children?: ReactNode
}

/** Of something that is not there, and never was. */
export const MissingPage = ({ title, text, links, children }: Props) => (
  <div className="flex max-w-prose flex-col items-start gap-5 py-12 sm:py-20">
    <p className="font-display text-4xl font-bold text-accent" aria-hidden="true">
      404
    </p>
    <h1 className="text-3xl">{title}</h1>
    <p className="text-lg text-ink-soft">{text}</p>
    {children}
    <div className="mt-2 flex flex-wrap gap-3">{links}</div>
  </div>
)

import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

export const FormSection = ({ title, lead, children }: Props) => (
  <section className="grid gap-4 rounded-lg border border-line bg-surface p-4">
    <div>
      <h2 className="font-semibold">{title}</h2>
      {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
    </div>
    {children}
  </section>
)

import { Card } from '@dvaput/ui/card.tsx'
import { Logo } from '@dvaput/ui/logo.tsx'
import type { ReactNode } from 'react'
import { LanguageChoice } from './language-choice.tsx'

type Props = { readonly title: string; readonly lead?: string; readonly children?: ReactNode }

/** A page before the screens: one card in the middle. */
export const LoginLayout = ({ title, lead, children }: Props) => (
  <main id="content" className="mx-auto grid min-h-dvh max-w-dialog content-center gap-6 px-4 py-10">
    <div className="flex items-center justify-between gap-4">
      <Logo className="h-9 shrink-0" />
      <div className="flex w-44">
        <LanguageChoice />
      </div>
    </div>
    <Card className="grid gap-5">
      <div>
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </Card>
  </main>
)

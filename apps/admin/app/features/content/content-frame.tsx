import { Notice } from '@dvaput/ui/notice.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ScreenLinks } from '../../ui/screen-links.tsx'

const screens = ['rate', 'hours', 'gate', 'banners', 'collections', 'navigation', 'texts'] as const

const pathOf = (screen: (typeof screens)[number]) => (screen === 'rate' ? '/content' : `/content/${screen}`)

type Props = {
  readonly title: string
  /** What became of the form; null where none was sent. */
  readonly outcome: { readonly problem: string } | { readonly done: string } | null
  readonly children: ReactNode
}

/** Title, links and outcome of every screen of the section. */
export const ContentFrame = ({ title, outcome, children }: Props) => {
  const text = useText('content')
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      <ScreenLinks
        label={text('content.screens')}
        links={screens.map((screen) => ({ to: pathOf(screen), label: text(`screen.${screen}`) }))}
      />
      {outcome && 'problem' in outcome && (
        <Notice tone="danger" focused>
          {outcome.problem}
        </Notice>
      )}
      {outcome && 'done' in outcome && <Notice focused>{outcome.done}</Notice>}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ScreenLinks } from '../../ui/screen-links.tsx'

const screens = ['state', 'messages', 'set-aside', 'stock', 'jobs', 'mails'] as const

const pathOf = (screen: (typeof screens)[number]) => (screen === 'state' ? '/warehouse' : `/warehouse/${screen}`)

/** Title and links of every screen of the section. */
export const WarehouseFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const text = useText('warehouse')
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      <ScreenLinks
        label={text('warehouse.screens')}
        links={screens.map((screen) => ({ to: pathOf(screen), label: text(`screen.${screen}`) }))}
      />
      {children}
    </div>
  )
}

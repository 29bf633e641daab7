import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ScreenLinks } from '../../ui/screen-links.tsx'

type Props = { readonly title: string; readonly children: ReactNode }

/** Title and links of every screen of the section. */
export const SettingsFrame = ({ title, children }: Props) => {
  const text = useText('settings')
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      <ScreenLinks
        label={text('settings.screens')}
        links={[
          { to: '/settings', label: text('settings.title') },
          { to: '/settings/bank-accounts', label: text('bank.title') },
          { to: '/settings/ready', label: text('ready.title') },
        ]}
      />
      {children}
    </div>
  )
}

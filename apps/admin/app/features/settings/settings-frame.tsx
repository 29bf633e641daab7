import { useText } from '../../i18n/use-text.ts'
import { SectionFrame, type SectionScreen } from '../../ui/section-frame.tsx'

export const SettingsFrame = (screen: SectionScreen) => {
  const text = useText('settings')
  const links = [
    { to: '/settings', label: text('settings.title') },
    { to: '/settings/bank-accounts', label: text('bank.title') },
    { to: '/settings/ready', label: text('ready.title') },
  ]
  return <SectionFrame {...screen} label={text('settings.screens')} links={links} />
}

import { useText } from '../../i18n/use-text.ts'
import { SectionFrame, type SectionScreen } from '../../ui/section-frame.tsx'

const screens = ['state', 'messages', 'set-aside', 'stock', 'jobs', 'mails'] as const

export const WarehouseFrame = (screen: SectionScreen) => {
  const text = useText('warehouse')
  const links = screens.map((name) => ({
    to: name === 'state' ? '/warehouse' : `/warehouse/${name}`,
    label: text(`screen.${name}`),
  }))
  return <SectionFrame {...screen} label={text('warehouse.screens')} links={links} />
}

import { useText } from '../../i18n/use-text.ts'
import { SectionFrame, type SectionScreen } from '../../ui/section-frame.tsx'

const screens = ['rate', 'hours', 'gate', 'banners', 'collections', 'navigation', 'texts'] as const

export const ContentFrame = (screen: SectionScreen) => {
  const text = useText('content')
  const links = screens.map((name) => ({
    to: name === 'rate' ? '/content' : `/content/${name}`,
    label: text(`screen.${name}`),
  }))
  return <SectionFrame {...screen} label={text('content.screens')} links={links} />
}

import { useText } from '../../i18n/use-text.ts'
import { KeyList } from '../../ui/key-list.tsx'

export const OfferKeys = () => {
  const text = useText('offers')
  return (
    <KeyList
      title={text('offers.keys')}
      keys={[
        { key: 'j', does: text('offers.key.j') },
        { key: 'k', does: text('offers.key.k') },
        { key: 'Enter', does: text('offers.key.enter') },
        { key: 'a', does: text('offers.key.a') },
        { key: 'c', does: text('offers.key.c') },
        { key: 'r', does: text('offers.key.r') },
        { key: 'Esc', does: text('offers.key.escape') },
        { key: '?', does: text('offers.key.help') },
      ]}
    />
  )
}

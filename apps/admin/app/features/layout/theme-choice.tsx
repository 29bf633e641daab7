import type { Theme } from '@dvaput/domain/markets/page-context'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { storeTheme } from '@dvaput/ui/preferences.ts'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/screens/use-page-context.ts'

const labels = {
  light: 'layout.themeLight',
  dark: 'layout.themeDark',
  system: 'layout.themeSystem',
} as const satisfies Record<Theme, string>

export const ThemeChoice = () => {
  const { theme } = usePageContext()
  const text = useText('layout')
  const { revalidate } = useRevalidator()
  const choose = (chosen: Theme) => {
    storeTheme(chosen)
    void revalidate()
  }
  return (
    <PlainSelect
      aria-label={text('layout.theme')}
      value={theme}
      onChange={(event) => choose(event.currentTarget.value as Theme)}
    >
      {(['light', 'dark', 'system'] as const).map((each) => (
        <option key={each} value={each}>
          {text(labels[each])}
        </option>
      ))}
    </PlainSelect>
  )
}

import { useRevalidator } from 'react-router'
import type { Theme } from '../../../../store/app/context.ts'
import { usePageContext } from '../../../../store/app/lib/use-page-context.ts'
import { storeTheme } from '../../../../store/app/state/preferences.ts'
import { PlainSelect } from '../../../../store/app/ui/plain-select.tsx'
import { useText } from '../../i18n/use-text.ts'

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

import type { Theme } from '@dvaput/domain/markets/page-context'
import { storeTheme } from '@dvaput/ui/preferences.ts'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { choiceClasses } from './choice-classes.ts'

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[]

const labels = { light: 'theme.light', dark: 'theme.dark', system: 'theme.system' } as const satisfies Record<
  Theme,
  string
>

export const ThemeSwitch = () => {
  const { theme: current } = usePageContext()
  const text = useText('shell')
  const { revalidate } = useRevalidator()
  const choose = (theme: Theme) => {
    storeTheme(theme)
    void revalidate()
  }
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{text('theme.label')}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          className={choiceClasses(theme === current)}
          onClick={() => choose(theme)}
        >
          {text(labels[theme])}
        </button>
      ))}
    </fieldset>
  )
}

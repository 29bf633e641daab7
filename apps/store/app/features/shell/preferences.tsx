import { useText } from '../../i18n/use-text.ts'
import { Choice } from './choice.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MarketSwitch } from './market-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Language, market and appearance, each a row of choices. */
export const Preferences = () => {
  const text = useText('shell')
  return (
    <>
      <Choice title={text('language.label')}>
        <LanguageSwitch />
      </Choice>
      <Choice title={text('market.label')}>
        <MarketSwitch />
      </Choice>
      <Choice title={text('theme.label')} needsScript>
        <ThemeSwitch />
      </Choice>
    </>
  )
}

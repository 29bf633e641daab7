import { languageName } from '@dvaput/domain/text/language'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Dropdown } from './dropdown.tsx'
import { Preferences } from './preferences.tsx'

export const PreferencesMenu = () => {
  const { language } = usePageContext()
  const text = useText('shell')
  return (
    <Dropdown
      position="end"
      // Starts with the visible label, for voice control.
      name={`${languageName[language]}, ${text('preferences.open').toLowerCase()}`}
      // A fixed width, so that a late font moves nothing.
      buttonClassName="flex min-h-11 w-37 items-center justify-center gap-1.5 rounded-md text-sm font-medium hover:bg-sunken aria-expanded:bg-sunken"
      label={
        <>
          <Icon name="globe" />
          <span aria-hidden="true">{languageName[language]}</span>
          <Icon name="down" className="size-4 text-ink-soft" />
        </>
      }
    >
      <div className="grid gap-4 p-3">
        <Preferences />
      </div>
    </Dropdown>
  )
}

import { Button } from '@dvaput/ui/button.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Its code is loaded when somebody logs out. */
const logOut = async () => (await import('../../state/refresh-session.ts')).logOut()

/** Without scripts the form itself logs out. // ACC-18 */
export const SettingsTab = () => {
  const text = useText('account')
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-2xl">{text('settings.title')}</h2>
      <p className="max-w-prose text-ink-soft">{text('settings.text')}</p>
      <form
        method="post"
        action="/logout"
        onSubmit={(event) => {
          event.preventDefault()
          void logOut()
        }}
      >
        <Button type="submit" variant="secondary">
          {text('settings.logOut')}
        </Button>
      </form>
    </div>
  )
}

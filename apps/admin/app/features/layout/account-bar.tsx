import type { Role } from '@dvaput/domain/administrators/permissions'
import { Button } from '@dvaput/ui/button.tsx'
import { Form, Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { LanguageChoice } from './language-choice.tsx'
import { ThemeChoice } from './theme-choice.tsx'

type Props = { readonly administrator: { readonly name: string; readonly role: Role }; readonly onChoose?: () => void }

const roleTexts = {
  owner: 'role.owner',
  manager: 'role.manager',
  clerk: 'role.clerk',
} as const satisfies Record<Role, string>

/** Who is logged in, how it looks, and the way out. */
export const AccountBar = ({ administrator, onChoose }: Props) => {
  const text = useText('layout')
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-3 px-1 text-sm">
        <span className="truncate font-semibold">{administrator.name}</span>
        <span className="shrink-0 text-ink-soft">{text(roleTexts[administrator.role])}</span>
      </p>
      <div className="grid gap-2">
        <LanguageChoice />
        <ThemeChoice />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-3 px-1 text-sm font-medium text-accent">
        <Link to="/passkeys" onClick={onChoose} className="underline-offset-4 hover:underline">
          {text('nav.passkeys')}
        </Link>
        {/* To the shop, which is another app. */}
        <a href="/" className="underline-offset-4 hover:underline">
          {text('layout.shop')}
        </a>
      </p>
      <Form method="post" action="/logout">
        <Button type="submit" variant="secondary" size="sm" wide>
          {text('layout.logout')}
        </Button>
      </Form>
    </div>
  )
}

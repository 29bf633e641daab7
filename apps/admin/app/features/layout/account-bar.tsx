import type { Role } from '@dvaput/domain/administrators/permissions'
import { Form, Link } from 'react-router'
import { Button } from '../../../../store/app/ui/button.tsx'
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
      <p className="px-1 text-sm">
        <span className="block truncate font-semibold">{administrator.name}</span>
        <span className="text-ink-soft">{text(roleTexts[administrator.role])}</span>
      </p>
      <div className="grid gap-3 min-[900px]:[@media(max-height:960px)]:grid-cols-2 min-[900px]:[@media(max-height:960px)]:gap-2">
        <LanguageChoice />
        <ThemeChoice />
      </div>
      <Link
        to="/passkeys"
        onClick={onChoose}
        className="px-1 text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {text('nav.passkeys')}
      </Link>
      {/* To the shop, which is another app. */}
      <a href="/" className="px-1 text-sm font-medium text-accent underline-offset-4 hover:underline">
        {text('layout.shop')}
      </a>
      <Form method="post" action="/logout">
        <Button type="submit" variant="secondary" size="sm" wide>
          {text('layout.logout')}
        </Button>
      </Form>
    </div>
  )
}

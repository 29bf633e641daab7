import type { Permission, Role } from '@dvaput/domain/administrators/permissions'
import { useText } from '../../i18n/use-text.ts'

type Props = {
  readonly roles: readonly {
    readonly role: Role
    /** `everything` but what is an owner's alone. */
    readonly may: 'owner' | 'everything' | readonly Permission[]
  }[]
}

/** What each role may do, in words, for whoever chooses one. */
export const RoleWords = ({ roles }: Props) => {
  const [text, names] = [useText('administrators'), useText('roles')]
  const say = (may: Props['roles'][number]['may']): string => {
    if (may === 'owner') return text('roleWords.owner')
    if (may === 'everything') return text('roleWords.everything')
    return may.length === 0
      ? text('roleWords.nothing')
      : `${may.map((each) => names(`permission.${each}`)).join('; ')}.`
  }
  return (
    <dl className="grid gap-2 text-sm">
      {roles.map(({ role, may }) => (
        <div key={role}>
          <dt className="font-semibold">{text(`role.${role}`)}</dt>
          <dd className="text-ink-soft">{say(may)}</dd>
        </div>
      ))}
    </dl>
  )
}

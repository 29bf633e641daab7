import { formatDate } from '@dvaput/domain/text/format-date'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

export type PasskeyView = {
  readonly id: string
  readonly name: string
  readonly rpId: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** Its forms lead to a route of their own, and so work without scripts. */
const formPath = '/account/passkeys'

export const PasskeyItem = ({ id, name, rpId, createdAt, lastUsedAt }: PasskeyView) => {
  const text = useText('passkeys')
  const { language, market } = usePageContext()
  const dateOf = (at: string) => formatDate({ at, timeZone: market.timeZone }, language)
  return (
    <li className="grid gap-2 border-b border-line pb-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft">{text('passkeys.where', { host: rpId, date: dateOf(createdAt) })}</p>
          <p className="text-sm text-ink-soft">
            {lastUsedAt === null ? text('passkeys.unused') : text('passkeys.used', { date: dateOf(lastUsedAt) })}
          </p>
        </div>
        <Form method="post" action={formPath} preventScrollReset>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary" size="sm" aria-label={text('passkeys.removeNamed', { name })}>
            {text('passkeys.remove')}
          </Button>
        </Form>
      </div>
      <details>
        <summary
          aria-label={text('passkeys.renameNamed', { name })}
          className="min-h-11 w-fit cursor-pointer content-center text-sm font-medium text-accent"
        >
          {text('passkeys.rename')}
        </summary>
        <Form method="post" action={formPath} preventScrollReset className="flex flex-wrap items-end gap-3 pt-2">
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="id" value={id} />
          <TextField key={name} name="name" label={text('passkeys.name')} defaultValue={name} maxLength={60} required />
          <Button type="submit" size="sm">
            {text('passkeys.save')}
          </Button>
        </Form>
      </details>
    </li>
  )
}

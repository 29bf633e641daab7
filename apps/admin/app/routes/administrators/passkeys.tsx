import { formatDate } from '@dvaput/domain/text/format-date'
import { Button } from '@dvaput/ui/button.tsx'
import { Form, useActionData, useLoaderData } from 'react-router'
import { AddPasskey } from '../../features/passkeys/add-passkey.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { ItemList } from '../../ui/item-list.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['passkeys'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language, market }, { administrator, services, url }) => {
  const text = await loadText(language, 'passkeys')
  const own = await services.administrators.passkeys.list(administrator)
  const on = (at: Date) => formatDate({ at: at.toISOString(), timeZone: market.timeZone }, language)
  return {
    title: text('passkeys.title'),
    isDemo: administrator.isDemo,
    done: chosen(url, 'done', ['finish', 'remove']) ?? null,
    passkeys: own.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      ...{ id, name },
      about: [
        text('passkeys.added', { host: rpId, date: on(createdAt) }),
        lastUsedAt ? text('passkeys.used', { date: on(lastUsedAt) }) : text('passkeys.unused'),
      ].join(' '),
    })),
  }
})

/** On one's own passkeys alone. */
const passkeyActions = recordActions({ permission: 'every-role' })({
  start: {
    needsProof: true,
    run: async ({ services, visit, url, by }) => ({
      shown: await services.administrators.passkeys.startAdding(visit, url, by),
    }),
  },
  finish: {
    needsProof: true,
    run: async ({ services, visit, url, by, typed: { signed = '', name = '' } }) =>
      (await services.administrators.passkeys.finishAdding(visit, url, by, { signed, name })) ? 'ok' : 'passkey',
  },
  remove: {
    needsProof: true,
    run: async ({ services, by, typed }) => {
      await services.administrators.passkeys.remove(by, typed.id ?? '')
      return 'ok' as const
    },
  },
})

export const action = passkeyActions.action

export default function Passkeys() {
  const { title, isDemo, done, passkeys } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('passkeys')
  const refused = getRefusal(answer)
  const options = answer && 'shown' in answer ? answer.shown : null
  const proof = answer && 'proof' in answer ? answer : undefined
  return (
    <ScreenFrame
      title={title}
      lead={text(isDemo ? 'passkeys.demo' : 'passkeys.lead')}
      problem={refused && text('passkeys.refused')}
      done={done && !answer && text(`passkeys.done.${done}`)}
      about={String(passkeys.length)}
    >
      {passkeys.length === 0 ? (
        <p>{text('passkeys.none')}</p>
      ) : (
        <ItemList>
          {passkeys.map(({ id, name, about }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-sm text-ink-soft">{about}</p>
              </div>
              <Form method="post" action="?act=remove" className="grid gap-2">
                <input type="hidden" name="id" value={id} />
                {proof?.typed.id === id && <ProofField answer={proof} />}
                <Button type="submit" variant="secondary" size="sm" aria-label={text('passkeys.removeNamed', { name })}>
                  {text('passkeys.remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ItemList>
      )}
      {!isDemo && (
        <AddPasskey
          // An empty form once the passkey is there: nothing of it is left to be sent.
          key={passkeys.length}
          answer={proof && proof.typed.id === undefined ? proof : undefined}
          options={options}
          name={answer?.typed.name ?? ''}
        />
      )}
    </ScreenFrame>
  )
}

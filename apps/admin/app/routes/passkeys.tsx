import { formatDate } from '@dvaput/domain/text/format-date'
import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { AddPasskey } from '../features/passkeys/add-passkey.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'
import { ProofField } from '../ui/proof-field.tsx'

export const meta = screenMeta

export const handle = { messages: ['passkeys'] }

const dones = ['finish', 'remove'] as const

export const loader = screenLoader(async ({ language, market }, { administrator, services, url }) => {
  const text = await loadText(language, 'passkeys')
  const own = await services.administrators.passkeys.list(administrator)
  const on = (at: Date) => formatDate({ at: at.toISOString(), timeZone: market.timeZone }, language)
  return {
    title: text('passkeys.title'),
    isDemo: administrator.isDemo,
    done: dones.find((each) => each === url.searchParams.get('done')) ?? null,
    passkeys: own.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      ...{ id, name },
      about: [
        text('passkeys.added', { host: rpId, date: on(createdAt) }),
        lastUsedAt ? text('passkeys.used', { date: on(lastUsedAt) }) : text('passkeys.unused'),
      ].join(' '),
    })),
  }
})

/** Each acts on one's own passkeys alone. */
export const action = screenAction(
  'every-role',
  async (_, { administrator, services, visit, form, url }) => {
    const { passkeys } = services.administrators
    const act = url.searchParams.get('act')
    const { name = '', id = '', signed = '' } = textsOfForm(form)
    if (act === 'start') return data({ options: await passkeys.startAdding(visit, url, administrator), name })
    if (act === 'remove') await passkeys.remove(administrator, id)
    else if (act !== 'finish') throw new Response(null, { status: 400 })
    else if (!(await passkeys.finishAdding(visit, url, administrator, { signed, name })))
      return data({ options: null, name }, { status: 422 })
    throw redirect(`/passkeys?done=${act}`)
  },
  { needsProof: true },
)

export default function Passkeys() {
  const { title, isDemo, done, passkeys } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('passkeys')
  const started = answer && 'options' in answer ? answer : null
  return (
    <div className="grid max-w-page gap-5">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-soft">{text(isDemo ? 'passkeys.demo' : 'passkeys.lead')}</p>
      </div>
      {done && !answer && (
        <Notice key={passkeys.length} focused>
          {text(`passkeys.done.${done}`)}
        </Notice>
      )}
      {started && !started.options && (
        <Notice tone="danger" focused>
          {text('passkeys.refused')}
        </Notice>
      )}
      {passkeys.length === 0 ? (
        <p>{text('passkeys.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {passkeys.map(({ id, name, about }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-sm text-ink-soft">{about}</p>
              </div>
              <Form method="post" action="?act=remove" className="grid gap-2">
                <input type="hidden" name="id" value={id} />
                {answer && 'typed' in answer && answer.typed.id === id && <ProofField answer={answer} />}
                <Button type="submit" variant="secondary" size="sm" aria-label={text('passkeys.removeNamed', { name })}>
                  {text('passkeys.remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {!isDemo && (
        <AddPasskey
          // An empty form once the passkey is there: nothing of it is left to be sent.
          key={passkeys.length}
          answer={answer && 'typed' in answer && answer.typed.id === undefined ? answer : undefined}
          options={started?.options ?? null}
          name={started?.name ?? (answer && 'typed' in answer ? answer.typed.name : undefined) ?? ''}
        />
      )}
    </div>
  )
}

import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { blocksOpening, isConfirmation, type ReadyPoint } from '@dvaput/domain/ready-to-open/ready-points'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { readRevision } from '../features/content/read-revision.ts'
import { ReadyList, type ReadyRow } from '../features/settings/ready-list.tsx'
import { SettingsFrame } from '../features/settings/settings-frame.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

export const handle = { messages: ['settings', 'ready'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const notices = { confirm: 'ready.saved', 'test-mail': 'ready.sent' } as const
const acts = Object.keys(notices) as (keyof typeof notices)[]

/** As the setting names it; null for what the shop finds out by itself. */
const confirmationOf = ({ id, market }: ReadyPoint) => {
  const name = market === null ? id : `${id}-${market}`
  return isConfirmation(name) ? name : null
}

export const loader = screenLoader(async ({ language, market }, { administrator, services: { readyToOpen }, url }) => {
  const text = await loadText(language, 'settings')
  const { points, confirmed, revision } = await readyToOpen.read()
  const toRow = (point: ReadyPoint): ReadyRow => {
    const name = confirmationOf(point)
    const given = name && confirmed[name]
    const at = given && formatMarketTime(given.at, point.market ?? market.id, language)
    return { ...point, confirmation: name && { name, given: given && at ? { by: given.by, at } : null } }
  }
  const rowsOf = (of: MarketId | null) => points.filter((point) => point.market === of).map(toRow)
  return {
    title: text('ready.title'),
    blocking: points.filter(blocksOpening).length,
    revision,
    isOwner: administrator.permissions.includes('administrators.write'),
    shop: rowsOf(null),
    markets: marketIds.map((id) => ({ id, name: markets[id].name[language], rows: rowsOf(id) })),
    done: acts.find((act) => act === url.searchParams.get('done')) ?? null,
  }
})

export const action = screenAction(
  'settings.write',
  async ({ language, market }, { administrator: by, services: { readyToOpen }, form, url }) => {
    const act = acts.find((each) => each === url.searchParams.get('act'))
    if (act === 'test-mail') {
      const text = await loadText(language, 'ready')
      const texts = { subject: text('ready.mailSubject'), text: text('ready.mailText') }
      await readyToOpen.sendTestMail({ by, market: market.id, language, texts })
      throw redirect('/settings/ready?done=test-mail')
    }
    const typed = textsOfForm(form)
    const { confirmation } = typed
    if (act !== 'confirm' || !isConfirmation(confirmation)) throw new Response(null, { status: 400 })
    const change = { by, revision: readRevision(typed), confirmation, isTrue: typed.isTrue === 'true' }
    if ((await readyToOpen.confirm(change)) === 'ok') throw redirect('/settings/ready?done=confirm')
    return data({ isLate: true }, { status: 409 })
  },
  { permissionOf: { confirm: 'administrators.write' } },
)

export default function ReadyToOpenScreen() {
  const { title, blocking, revision, isOwner, shop, markets: shown, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('ready')
  return (
    <SettingsFrame title={title}>
      {answer && (
        <Notice tone="danger" focused>
          {text('ready.late')}
        </Notice>
      )}
      {done && !answer && <Notice focused>{text(notices[done])}</Notice>}
      <p className="max-w-prose text-sm text-ink-soft">{text('ready.lead')}</p>
      <Notice tone={blocking === 0 ? 'success' : 'neutral'}>
        {blocking === 0 ? text('ready.ready') : text('ready.blocked', { count: blocking })}
      </Notice>
      <ReadyList title={text('ready.shop')} rows={shop} revision={revision} isOwner={isOwner} />
      {shown.map(({ id, name, rows }) => (
        <ReadyList key={id} title={name} rows={rows} revision={revision} isOwner={isOwner} />
      ))}
    </SettingsFrame>
  )
}

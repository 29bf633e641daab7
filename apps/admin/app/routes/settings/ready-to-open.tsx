import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { blocksOpening, isConfirmation, type ReadyPoint } from '@dvaput/domain/ready-to-open/ready-points'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { ReadyList, type ReadyRow } from '../../features/settings/ready-list.tsx'
import { SettingsFrame } from '../../features/settings/settings-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'

export const meta = screenMeta

export const handle = { messages: ['settings', 'ready'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const notices = { confirm: 'ready.saved', 'test-mail': 'ready.sent' } as const

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
    done: chosen(url, 'done', readyActions.names) ?? null,
  }
})

const readyActions = recordActions({ permission: 'settings.write' })({
  confirm: {
    permission: ['settings.write', 'administrators.write'],
    run: ({ services, by, revision, typed: { confirmation, isTrue } }) =>
      isConfirmation(confirmation)
        ? services.readyToOpen.confirm({ by, revision, confirmation, isTrue: isTrue === 'true' })
        : new Response(null, { status: 400 }),
  },
  'test-mail': {
    run: async ({ services, by, page: { market, language } }) => {
      const text = await loadText(language, 'ready')
      const texts = { subject: text('ready.mailSubject'), text: text('ready.mailText') }
      await services.readyToOpen.sendTestMail({ by, market: market.id, language, texts })
      return 'ok' as const
    },
  },
})

export const action = readyActions.action

export default function ReadyToOpenScreen() {
  const { title, blocking, revision, isOwner, shop, markets: shown, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('ready')
  const refusalText = useRefusalText('ready')
  const refused = getRefusal(answer)
  return (
    <SettingsFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={done && !answer && text(notices[done])}
    >
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

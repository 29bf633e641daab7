import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { actOnReturn, returnActs } from '../features/returns/act-on-return.ts'
import { ReturnActs } from '../features/returns/return-acts.tsx'
import { ReturnFacts } from '../features/returns/return-facts.tsx'
import { createReturnView } from '../features/returns/return-view.server.ts'
import { StateBadge } from '../features/returns/state-badge.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'
import { useCurrentAdministrator } from '../lib/use-current-administrator.ts'
import { RecordFrame } from '../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['returns', 'orders'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { returnDesk }, params: { id = '' }, url }) => {
  const found = isUuid(id) ? await returnDesk.find(id) : null
  if (!found) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'returns')
  return {
    title: text('return.title', { order: found.order.name || found.order.id }),
    done: returnActs.find((act) => act === url.searchParams.get('done')) ?? null,
    ...createReturnView(found, language),
  }
})

const statusOf = { 'changed-meanwhile': 409, 'not-received': 409, 'by-hand': 409, amount: 422, empty: 422 } as const

export const action = screenAction(
  'returns.receive',
  async (_, { administrator: by, services: { returnDesk, returns }, params: { id = '' }, form, url }) => {
    const act = returnActs.find((each) => each === url.searchParams.get('act'))
    if (!act) throw new Response(null, { status: 400 })
    if (act !== 'receive' && !by.permissions.includes('returns.write')) throw new Response(null, { status: 403 })
    const found = isUuid(id) ? await returnDesk.find(id) : null
    if (!found) throw new Response(null, { status: 404 })
    const typed = textsOfForm(form)
    const { currency } = found.order.snapshot.total
    const isByHand = act === 'refund' && !found.canRefund
    const result = isByHand ? ('by-hand' as const) : await actOnReturn(returns, act, { id, by, currency }, typed)
    if (result === 'ok') throw redirect(`/returns/${id}?done=${act}`)
    if (result === 'not-found') throw new Response(null, { status: 404 })
    return data({ problem: result, typed }, { status: statusOf[result] })
  },
  { stricter: { acts: ['refund'], permission: 'orders.refund' } },
)

const problemTexts = {
  'changed-meanwhile': 'problem.changed-meanwhile',
  'not-received': 'problem.not-received',
  'by-hand': 'refunding.byHand',
  empty: 'problem.empty',
} as const

/** What a person has sent is only recorded: nothing may read as if it were still to be sent, or sent again. */
const doneText = (done: (typeof returnActs)[number], isPaidByHand: boolean) =>
  isPaidByHand && done === 'refund' ? 'done.refundByHand' : (`done.${done}` as const)
const refundingTexts = {
  provider: { placing: 'refunding.placing', late: 'refunding.late', refused: 'refunding.refused' },
  person: { placing: 'refunding.placingByHand', late: 'refunding.lateByHand', refused: 'refunding.refusedByHand' },
} as const

export default function Return() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const permissions = useCurrentAdministrator()?.permissions ?? []
  const [text, orderText] = [useText('returns'), useText('orders')]
  const refused = answer && 'problem' in answer ? answer : null
  const allowed = view.acts.filter((act) =>
    permissions.includes(act === 'receive' ? 'returns.receive' : 'returns.write'),
  )
  return (
    <RecordFrame
      {...{ back: { to: '/returns', label: text('return.back') }, title: view.title, revision: view.revision }}
      beside={
        <>
          <span className="text-ink-soft">{orderText(`orders.shop.${view.facts.shop}`)}</span>
          <StateBadge state={view.state} />
        </>
      }
      problem={
        refused && (
          <>
            {refused.problem === 'amount'
              ? text('problem.amount', { left: view.left })
              : text(problemTexts[refused.problem])}
            {refused.problem === 'changed-meanwhile' && refused.typed.note && (
              <p className="mt-1 whitespace-pre-line">{text('problem.typed', { note: refused.typed.note })}</p>
            )}
          </>
        )
      }
      done={view.done && !answer ? text(doneText(view.done, view.isPaidByHand)) : null}
    >
      {view.refund && (
        <Notice tone={view.refund.state === 'placing' ? 'neutral' : 'danger'}>
          {text(refundingTexts[view.isPaidByHand ? 'person' : 'provider'][view.refund.state], {
            amount: view.refund.amount,
            who: view.refund.who,
          })}
          {view.refund.problem && <p className="mt-1 text-xs">{view.refund.problem}</p>}
        </Notice>
      )}
      {view.owed && <Notice tone="danger">{text('refunding.owed', view.owed)}</Notice>}
      {view.isElsewhere && <Notice tone="neutral">{text('refunding.byHand')}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ReturnFacts {...view.facts} />
        <ReturnActs
          {...{ revision: view.revision, acts: allowed, price: view.price, currency: view.currency, answer }}
          key={view.revision}
          isPaidByHand={view.isPaidByHand}
          failed={view.refund?.state === 'late' ? view.refund.amount : null}
          asked={answer ? search.get('act') : null}
          typed={answer?.typed ?? {}}
        />
      </div>
    </RecordFrame>
  )
}

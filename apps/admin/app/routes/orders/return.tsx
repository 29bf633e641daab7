import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { type ReturnAct, returnActions } from '../../features/returns/return-actions.ts'
import { ReturnFacts } from '../../features/returns/return-facts.tsx'
import { ReturnForms } from '../../features/returns/return-forms.tsx'
import { createReturnView } from '../../features/returns/return-view.server.ts'
import { StateBadge } from '../../features/returns/state-badge.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { RecordFrame } from '../../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['returns', 'orders'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { administrator, services: { returnAdmin }, params, url }) => {
  const { id = '' } = params
  const found = isUuid(id) ? await returnAdmin.find(id) : null
  if (!found) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'returns')
  const { acts, ...view } = createReturnView(found, language)
  const allowed = returnActions.allowed(administrator.permissions)
  return {
    title: text('return.title', { order: found.order.name || found.order.id }),
    done: chosen(url, 'done', returnActions.names) ?? null,
    ...view,
    acts: acts.filter((act) => allowed.includes(act)),
  }
})

export const action = returnActions.action

/** What a person has sent is only recorded: nothing may read as if it were still to be sent, or sent again. */
const doneText = (done: ReturnAct, isPaidByHand: boolean) =>
  isPaidByHand && done === 'refund' ? 'done.refundByHand' : (`done.${done}` as const)
const refundingTexts = {
  provider: { placing: 'refunding.placing', late: 'refunding.late', refused: 'refunding.refused' },
  person: { placing: 'refunding.placingByHand', late: 'refunding.lateByHand', refused: 'refunding.refusedByHand' },
} as const

export default function Return() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [text, orderText, refusalText] = [useText('returns'), useText('orders'), useRefusalText('returns')]
  const refused = getRefusal(answer)
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
            {refusalText(refused, { left: view.left })}
            {refused.code === 'changed-meanwhile' && refused.typed.note && (
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
      {view.isElsewhere && <Notice tone="neutral">{text('problem.by-hand')}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ReturnFacts {...view.facts} />
        <ReturnForms
          {...{ revision: view.revision, acts: view.acts, price: view.price, currency: view.currency, answer }}
          key={view.revision}
          isPaidByHand={view.isPaidByHand}
          failed={view.refund?.state === 'late' ? view.refund.amount : null}
        />
      </div>
    </RecordFrame>
  )
}

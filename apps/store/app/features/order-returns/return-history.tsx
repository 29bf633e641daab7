import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { reasonKeys, stateKeys } from './return-messages.ts'
import type { OfferView, ReturnView } from './return-view.server.ts'

type ReturnHistoryProps = {
  readonly orderId: string
  /** Of a guest: only once they have confirmed the e-mail of the order. */
  readonly mayChange: boolean
  readonly offer: OfferView
  readonly returns: readonly ReturnView[]
  /** What the reader has just done. */
  readonly done: 'sent' | 'withdrawn' | null
}

const doneKeys = { sent: 'history.sent', withdrawn: 'history.withdrawn' } as const

const Photos = ({ id, photos }: Pick<ReturnView, 'id' | 'photos'>) => {
  const text = useText('order-returns')
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((number) => (
        <li key={number}>
          <a href={`/api/returns/${id}/photos/${number}`} target="_blank" rel="noreferrer">
            <img
              src={`/api/returns/${id}/photos/${number}`}
              alt={text('history.photo', { number })}
              width={80}
              height={80}
              loading="lazy"
              className="size-20 rounded-sm object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** On the order's page: what was requested and what became of it, and the way to a new request. */
export const ReturnHistory = ({ orderId, mayChange, offer, returns, done }: ReturnHistoryProps) => {
  const text = useText('order-returns')
  const mayRequest = mayChange && offer.lines.length > 0
  if (returns.length === 0 && !mayRequest) return null
  const path = `/orders/${orderId}/return`
  return (
    <section
      aria-labelledby="returns"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card print:hidden"
    >
      <h2 id="returns" className="text-xl">
        {text('history.title')}
      </h2>
      {done && <Notice focused>{text(doneKeys[done])}</Notice>}
      {returns.map(({ id, lines, reason, message, photos, steps, canWithdraw }) => (
        <article key={id} className="flex flex-col items-start gap-3 rounded-md border border-line p-4">
          <p className="font-semibold">{lines.join(', ')}</p>
          <p className="text-sm text-ink-soft">{text(reasonKeys[reason])}</p>
          {message && <p className="text-sm wrap-anywhere whitespace-pre-line">{message}</p>}
          {photos.length > 0 && <Photos id={id} photos={photos} />}
          <ol className="flex flex-col gap-1 border-l-2 border-line pl-4 text-sm">
            {steps.map(({ state, note, at }, index) => (
              <li key={state} aria-current={index === steps.length - 1 ? 'step' : undefined}>
                <span className="font-medium">{text(stateKeys[state])}</span>{' '}
                <span className="text-ink-soft">{at}</span>
                {note && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{note}</p>}
              </li>
            ))}
          </ol>
          {canWithdraw && mayChange && (
            <Form method="post" action={path}>
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="return" value={id} />
              <Button type="submit" variant="secondary" size="sm">
                {text('history.withdraw')}
              </Button>
            </Form>
          )}
        </article>
      ))}
      {mayRequest && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={path} variant="secondary">
            {text('history.request')}
          </ButtonLink>
          {offer.lastDay && <p className="text-sm text-ink-soft">{text('history.until', { day: offer.lastDay })}</p>}
        </div>
      )}
    </section>
  )
}

import type { OfferMove, OfferMoveView } from '@dvaput/domain/offers/offer'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useFormatAmount } from '../../../lib/use-format-amount.ts'
import { usePageContext } from '../../../lib/use-page-context.ts'

const named = {
  submit: 'move.submit',
  counter: 'move.counter',
  answer: 'move.answer',
} as const satisfies Partial<Record<OfferMove, string>>

const plain = {
  approve: 'move.approve',
  reject: 'move.reject',
  accept: 'move.accept',
  decline: 'move.decline',
  withdraw: 'move.withdraw',
  expire: 'move.expire',
  sell: 'move.sell',
  buy: 'move.buy',
  'pay-by-passed': 'move.pay-by-passed',
  cancel: 'move.cancel',
} as const satisfies Record<Exclude<OfferMove, keyof typeof named>, string>

const isNamed = (move: OfferMove): move is keyof typeof named => move in named

const Move = ({ move: { move, actor, amount, message, createdAt } }: { readonly move: OfferMoveView }) => {
  const text = useText('my-offers')
  const { market, language } = usePageContext()
  const formatAmount = useFormatAmount()
  const isMine = actor === 'customer' || actor === 'order'
  return (
    <li
      className={joinClasses(
        'grid max-w-[85%] gap-0.5 rounded-lg px-3.5 py-2.5 text-sm',
        isMine ? 'justify-self-end bg-accent-soft' : 'justify-self-start bg-sunken',
      )}
    >
      <p>
        <span className="sr-only">{text(isMine ? 'moves.you' : 'moves.shop')}: </span>
        <span className="font-semibold">
          {isNamed(move) ? text(named[move], { amount: amount ? formatAmount(amount) : '' }) : text(plain[move])}
        </span>
      </p>
      {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
      <p className="text-xs text-ink-soft">
        <time dateTime={createdAt}>{formatDateTime({ at: createdAt, timeZone: market.timeZone }, language)}</time>
      </p>
    </li>
  )
}

/** The thread: the customer's moves on the right, the shop's on the left, oldest first. */
export const OfferMoves = ({ moves }: { readonly moves: readonly OfferMoveView[] }) => {
  const text = useText('my-offers')
  return (
    <details className="border-t border-line px-4 sm:px-5">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold">
        {text('moves.title', { number: moves.length })}
        <Icon name="down" className="size-4 transition-transform [details[open]>summary>&]:rotate-180" />
      </summary>
      <ol className="grid max-w-prose gap-2 pt-1 pb-4">
        {moves.map((move) => (
          <Move key={move.number} move={move} />
        ))}
      </ol>
    </details>
  )
}

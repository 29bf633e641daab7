import type { OfferActor, OfferMove } from '@dvaput/domain/offers/offer'
import { useText } from '../../i18n/use-text.ts'

type Move = {
  readonly number: number
  readonly actor: OfferActor
  readonly move: OfferMove
  readonly amount: string
  readonly percent: number | null
  readonly message: string | null
  readonly when: string
}

/** Every move, the first one first. */
export const OfferThread = ({ moves }: { readonly moves: readonly Move[] }) => {
  const text = useText('offers')
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{text('offers.thread')}</h2>
      <ol className="grid gap-2">
        {moves.map(({ number, actor, move, amount, percent, message, when }) => (
          <li key={number} className="rounded-lg border border-line bg-surface px-4 py-2.5 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{text(`offers.actor.${actor}`)}</span>
              <span>{text(`offers.move.${move}`)}</span>
              {amount && <span className="font-semibold tabular-nums">{amount}</span>}
              {percent !== null && <span className="text-ink-soft">{text('offers.ofPrice', { percent })}</span>}
              <time className="ml-auto text-ink-soft">{when}</time>
            </p>
            {message && <p className="mt-1 wrap-anywhere whitespace-pre-line">{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

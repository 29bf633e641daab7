import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../../ui/use-keys.ts'
import { type Answer, offerPath } from './offer-links.ts'
import type { OfferView } from './offer-view.ts'
import { QueueRow } from './queue-row.tsx'

type Props = {
  readonly offers: readonly OfferView[]
  /** The query string of this list. */
  readonly query: string
  readonly mayAnswer: boolean
  /** Which row has the focus at first, for somebody who comes back from an answer. */
  readonly focused: number | null
}

/** The focus is the selection: Enter opens the row as any link, and a screen reader says which one it is. */
export const QueueList = ({ offers, query, mayAnswer, focused }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  const navigate = useNavigate()
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const current = () => rows().findIndex((row) => row.closest('li')?.contains(document.activeElement))
  const fromOf = (index: number) => {
    const search = new URLSearchParams(query)
    search.set('at', String(index))
    return search.toString()
  }

  const focusRow = (index: number) => {
    const all = rows()
    all[Math.max(0, Math.min(index, all.length - 1))]?.focus()
  }
  const open = (answer: Answer) => {
    const index = Math.max(0, current())
    const offer = offers[index]
    if (mayAnswer && offer?.mayAnswer) void navigate(offerPath(offer.id, fromOf(index), answer))
  }
  useKeys({
    j: () => focusRow(current() + 1),
    k: () => focusRow(current() - 1),
    a: () => open('approve'),
    c: () => open('counter'),
    r: () => open('reject'),
  })
  useEffect(() => {
    const all = list.current?.querySelectorAll<HTMLElement>('[data-row]')
    if (focused !== null && all) all[Math.min(focused, all.length - 1)]?.focus()
  }, [focused])

  return (
    <ol ref={list} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {offers.map((offer, index) => (
        <QueueRow key={offer.id} offer={offer} from={fromOf(index)} mayAnswer={mayAnswer} />
      ))}
    </ol>
  )
}

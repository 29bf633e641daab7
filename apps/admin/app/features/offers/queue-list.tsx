import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ItemList } from '../../ui/item-list.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { focusedRowOf, focusRow, useRowKeys } from '../../ui/use-row-keys.ts'
import { answerKeys } from './answer-keys.ts'
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

/** Its letters answer the offer whose row has the focus, or the first one. */
export const QueueList = ({ offers, query, mayAnswer, focused }: Props) => {
  const list = useRowKeys<HTMLUListElement>()
  const text = useText('offers')
  const navigate = useNavigate()
  const fromOf = (index: number) => {
    const search = new URLSearchParams(query)
    search.set('at', String(index))
    return search.toString()
  }

  const open = (answer: Answer) => () => {
    const index = Math.max(0, focusedRowOf(list.current))
    const offer = offers[index]
    if (mayAnswer && offer?.mayAnswer) void navigate(offerPath(offer.id, fromOf(index), answer))
  }
  const toggle = () => {
    const row = list.current?.children[Math.max(0, focusedRowOf(list.current))]
    row?.querySelector<HTMLInputElement>('[name=selected]')?.click()
  }
  useKeys({ ...answerKeys(text, open), x: { does: text('offers.selectKey'), act: toggle } })
  useEffect(() => {
    if (focused !== null) focusRow(list.current, focused)
  }, [focused, list])

  return (
    <ItemList isOrdered list={list}>
      {offers.map((offer, index) => (
        <QueueRow key={offer.id} offer={offer} from={fromOf(index)} mayAnswer={mayAnswer} />
      ))}
    </ItemList>
  )
}

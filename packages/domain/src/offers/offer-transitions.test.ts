import { describe, expect, it } from 'vitest'
import {
  type OfferActor,
  type OfferMove,
  type OfferReason,
  type OfferStatus,
  offerActors,
  offerMoves,
  offerReasons,
  offerStatuses,
  readOfferStatus,
} from './offer.ts'
import { nextOffer, type OfferFrom } from './offer-transitions.ts'

type State = `${OfferFrom}${'' | `/${OfferReason}`}`

/** The whole table, written a second time: a step that is not here is refused. */
const allowed: Readonly<Record<string, State>> = {
  'none submit customer': 'pending',
  'pending approve shop': 'approved',
  'pending approve rule': 'approved',
  'pending approve era': 'approved',
  'pending counter shop': 'countered',
  'pending counter era': 'countered',
  'pending reject shop': 'rejected',
  'pending reject rule': 'rejected',
  'pending reject era': 'rejected',
  'countered accept customer': 'approved',
  'countered answer customer': 'pending',
  'countered decline customer': 'rejected/declined',
  'pending withdraw customer': 'rejected/withdrawn',
  'countered withdraw customer': 'rejected/withdrawn',
  'pending expire clock': 'expired/unanswered',
  'countered expire clock': 'expired/unanswered',
  'pending sell stock': 'rejected/sold',
  'countered sell stock': 'rejected/sold',
  'pending sell era': 'rejected/sold',
  'countered sell era': 'rejected/sold',
  'approved buy order': 'approved/used',
  'approved pay-by-passed clock': 'expired/unpaid',
  'expired/unpaid buy order': 'approved/used',
  'approved/used cancel order': 'expired/cancelled',
}

const formatState = (status: OfferFrom, reason: OfferReason | null): State => (reason ? `${status}/${reason}` : status)

const states = (['none', ...offerStatuses] as const).flatMap((status) =>
  [null, ...offerReasons].map((reason) => ({ status, reason })),
)

const everyStep = states.flatMap((from) =>
  offerMoves.flatMap((move) =>
    offerActors.map((actor): [State, OfferMove, OfferActor, typeof from] => [
      formatState(from.status, from.reason),
      move,
      actor,
      from,
    ]),
  ),
)

describe('an offer', () => {
  it('takes the steps of the table and no other, for every state, move and actor [MYOF-17]', () => {
    for (const [name, move, actor, from] of everyStep) {
      const next = nextOffer(from, move, actor)
      const isKnownState = from.reason === null || Object.values(allowed).includes(name)
      if (!isKnownState) continue
      expect(next && formatState(next.status, next.reason), `${name} ${move} ${actor}`).toBe(
        allowed[`${name} ${move} ${actor}`],
      )
    }
  })

  it('reaches every status and every reason from the first move [MYOF-13] [MYOF-14]', () => {
    const reached = new Map<State, { status: OfferFrom; reason: OfferReason | null }>([
      ['none', { status: 'none', reason: null }],
    ])
    for (const from of reached.values())
      for (const move of offerMoves)
        for (const actor of offerActors) {
          const next = nextOffer(from, move, actor)
          if (next) reached.set(formatState(next.status, next.reason), next)
        }
    const ends = [...reached.values()]
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['none', ...offerStatuses]))
    expect(new Set(ends.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(offerReasons))
  })

  it('takes no step once it was bought, but to end with its order', () => {
    for (const status of offerStatuses)
      for (const move of offerMoves.filter((each) => each !== 'cancel'))
        for (const actor of offerActors) expect(nextOffer({ status, reason: 'used' }, move, actor)).toBeUndefined()
  })

  it('has moves by the shop, a rule, the warehouse and its customer only as each may make them', () => {
    const byCustomer = offerMoves.filter((move) =>
      offerStatuses.some((status) => nextOffer({ status, reason: null }, move, 'customer')),
    )
    expect(byCustomer).toEqual(['accept', 'answer', 'decline', 'withdraw'])
  })
})

describe('the status of another system', () => {
  it.each<[string, OfferStatus]>([
    ['approved', 'approved'],
    ['accepted', 'approved'],
    ['countered', 'countered'],
    ['expired', 'expired'],
    ['rejected', 'rejected'],
    ['', 'pending'],
    ['Approved', 'pending'],
    ['on-hold', 'pending'],
  ])('%s reads as %s [MYOF-13] [MYOF-15]', (text, status) => {
    expect(readOfferStatus(text)).toBe(status)
  })
})

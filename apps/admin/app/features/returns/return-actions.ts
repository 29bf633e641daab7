import { parsePrice } from '@dvaput/domain/money/parse-price'
import { returnMessageLength } from '@dvaput/domain/returns/return-form'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import type { Services } from '../../context.ts'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'

const maxAccountLength = 100

type Found = NonNullable<Awaited<ReturnType<Services['returnAdmin']['find']>>>
type Input = ActionInput<Found>

const readNote = ({ typed }: Input) => (typed.note ?? '').slice(0, returnMessageLength)

const refund = async ({ record: { request, order, canRefund }, by, services, typed, revision }: Input) => {
  if (!canRefund) return 'by-hand'
  const { extent, amount = '', restock, account = '' } = typed
  // An amount without its choice counts as well: all of it must not go for it.
  const isOther = extent === 'other' || amount !== ''
  const money = isOther ? parsePrice(amount, order.snapshot.total.currency) : undefined
  if (isOther && !money) return 'amount'
  const result = await services.returns.refund(request.id, by, {
    ...{ restock: restock === '1', revision },
    ...(money && { amount: money.minor }),
    ...(account && { account: account.slice(0, maxAccountLength) }),
  })
  return result === 'placing' ? 'ok' : result
}

export const returnActions = recordActions({
  permission: 'returns.receive',
  find: ({ services, params: { id = '' } }) => (isUuid(id) ? services.returnAdmin.find(id) : null),
})({
  approve: {
    permission: 'returns.write',
    run: (input) => input.services.returns.approve(input.record.request.id, input.by, readNote(input)),
  },
  refuse: {
    permission: 'returns.write',
    run: (input) => {
      const note = readNote(input)
      // The customer is told why.
      return note === '' ? 'empty' : input.services.returns.refuse(input.record.request.id, input.by, note)
    },
  },
  receive: {
    run: (input) => input.services.returns.receive(input.record.request.id, input.by, readNote(input)),
  },
  refund: { permission: ['returns.write', 'orders.refund'], needsProof: true, run: refund },
})

export type ReturnAct = (typeof returnActions.names)[number]

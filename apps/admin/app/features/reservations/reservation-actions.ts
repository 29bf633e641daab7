import { isCounterPayment } from '@dvaput/domain/reservations/reservation'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'

const maxHours = 72

const toEdit = ({ record: id, revision, by }: ActionInput<string>) => ({ id, revision, by })

export const reservationActions = recordActions({
  permission: 'reservations.write',
  find: ({ params: { id = '' } }) => (isUuid(id) ? id : null),
})({
  complete: {
    run: (input) => {
      const { payment } = input.typed
      return isCounterPayment(payment) ? input.services.reservationAdmin.complete(toEdit(input), payment) : 'no-payment'
    },
  },
  extend: {
    run: (input) => {
      const hours = Number(input.typed.hours)
      if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) return new Response(null, { status: 400 })
      return input.services.reservationAdmin.extend(toEdit(input), hours)
    },
  },
  release: { run: (input) => input.services.reservationAdmin.release(toEdit(input)) },
})

import { redirect } from 'react-router'
import { recordActions } from '../../lib/forms/record-actions.ts'

const maxNoteLength = 2000

/** On one customer, by number. A proof is asked where what is personal leaves the shop, one way or the other. */
export const customerActions = recordActions({
  permission: 'customers.write',
  find: ({ params }) => params.id ?? null,
})({
  note: {
    run: ({ services, record, by, typed }) =>
      typed.text ? services.customerAdmin.note(record, by, typed.text.slice(0, maxNoteLength)) : 'empty',
  },
  export: {
    ...{ permission: 'customers.delete', needsProof: true },
    run: ({ record }) => redirect(`/customers/${record}/data`),
  },
  delete: {
    ...{ permission: 'customers.delete', needsProof: true },
    run: async ({ services, record, by, typed, page }) => {
      const deleted = await services.customerAdmin.delete(record, by, typed.email ?? '', page)
      return deleted === 'ok' ? redirect('/customers?done=delete') : deleted
    },
  },
})

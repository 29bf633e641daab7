import { expect, it } from 'vitest'
import { checkInformation, type InformationValues, textFields } from './information-form.ts'

const complete: InformationValues = {
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as Record<(typeof textFields)[number], string>),
  ...{ email: 'amra@example.com', phone: '061 123 456', firstName: 'Amra', lastName: 'Hodžić' },
  ...{ address1: 'Ferhadija 1', city: 'Sarajevo', province: 'Kanton Sarajevo', zip: '71000' },
  ...{ handover: 'delivery', wantsInvoice: false },
}

it('a guest’s checkout needs names and a street that can be seen', () => {
  expect(checkInformation(complete, { market: 'ba' })).toEqual({})
  for (const unseen of ['', ' ', '\u00a0', '\u200b\u200d'])
    for (const name of ['firstName', 'lastName', 'address1', 'city'] as const)
      expect(checkInformation({ ...complete, [name]: unseen }, { market: 'ba' })).toEqual({ [name]: 'required' })
})

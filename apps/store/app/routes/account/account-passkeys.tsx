import { redirect } from 'react-router'
import { customerLoader } from '../../lib/loading/customer-loader.ts'

const section = '/account/security'

/** Only takes the forms of the passkeys; what they changed is shown on the page of security. */
export const loader = customerLoader(() => redirect(section))

export const action = customerLoader(async (_, { request, customer, person, services }) => {
  const form = await request.formData().catch(() => new FormData())
  const [intent, id, name] = ['intent', 'id', 'name'].map((field) => String(form.get(field) ?? ''))
  const { passkeys } = services()
  // Who finds the device must not take the owner's way in.
  if (intent === 'remove' && !(await person().hasFreshLogin())) return redirect(`${section}?done=again`, 303)
  if (intent === 'remove' && id) await passkeys.remove(customer.id, id)
  const given = name?.trim().slice(0, 60)
  if (intent === 'rename' && id && given) await passkeys.rename(customer.id, id, given)
  return redirect(section, 303)
})

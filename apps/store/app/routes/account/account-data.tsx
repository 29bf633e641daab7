import { redirect } from 'react-router'
import { customerLoader } from '../../lib/loading/customer-loader.ts'

/** Only a form asks for the data. */
export const loader = customerLoader(() => {
  throw redirect('/account/security')
})

/** A file with everything that is kept of the customer, made for this request. */
export const action = customerLoader(async (_, { services, person }) => {
  const download = await services().account.downloadData(person())
  if (!download.ok) throw redirect(`/account/security?done=${download.reason === 'login-again' ? 'again' : 'later'}`)
  return new Response(JSON.stringify(download.data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="dvaput-data.json"',
      'Cache-Control': 'no-store',
    },
  })
})

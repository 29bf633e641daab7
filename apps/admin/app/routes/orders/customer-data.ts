import { redirect } from 'react-router'
import { screenLoader } from '../../lib/screens/screen-loader.ts'

/** A file with everything that is kept of a customer, made for this request. */
export const loader = screenLoader(
  async (_, { administrator: by, services: { customerAdmin }, params: { id = '' } }) => {
    const data = await customerAdmin.exportData(id, by)
    if (data === 'not-found') throw new Response(null, { status: 404 })
    // The screen says that the shop does not answer.
    if (data === 'unavailable') throw redirect(`/customers/${id}`)
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="customer-${id}.json"`,
      },
    })
  },
  { needsProof: true },
)

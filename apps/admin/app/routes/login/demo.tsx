import { redirect } from 'react-router'
import { loginLoader } from '../../lib/screens/screen-loader.ts'

/** The link of the demo's start panel. */
export const loader = loginLoader(async (_, { services, visit, params }) => {
  if (!(await services.administrators.enterDemo(visit, params.token ?? ''))) throw new Response(null, { status: 404 })
  throw redirect('/')
})

export default function Demo() {
  return null
}

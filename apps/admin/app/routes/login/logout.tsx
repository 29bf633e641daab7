import { redirect } from 'react-router'
import { loginLoader } from '../../lib/screens/screen-loader.ts'

/** Nobody is logged out by opening a link. */
export const loader = loginLoader(() => {
  throw redirect('/')
})

export const action = loginLoader(async (_, { services, visit }) => {
  await services.administrators.logOut(visit)
  throw redirect('/login')
})

export default function Logout() {
  return null
}

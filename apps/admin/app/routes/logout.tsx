import { redirect } from 'react-router'
import { wayInLoader } from '../lib/screen-loader.ts'

/** Nobody is logged out by opening a link. */
export const loader = wayInLoader(() => {
  throw redirect('/')
})

export const action = wayInLoader(async (_, { services, visit }) => {
  await services.administrators.logOut(visit)
  throw redirect('/login')
})

export default function Logout() {
  return null
}

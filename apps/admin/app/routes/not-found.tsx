import { screenLoader } from '../lib/screens/screen-loader.ts'

export const loader = screenLoader(() => {
  throw new Response(null, { status: 404 })
})

export default function NotFound() {
  return null
}

import { pageLoader } from '../lib/loading/page-loader.ts'

export const loader = pageLoader(() => {
  throw new Response(null, { status: 404 })
})

/** Never rendered: the loader always throws, and the root shows the page. */
export default function NotFound() {
  return null
}

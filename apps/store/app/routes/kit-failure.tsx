import { pageLoader } from '../lib/loading/page-loader.ts'

/** Fails on purpose, to show the error page in the demo. */
export const loader = pageLoader(({ demo }) => {
  if (!demo) throw new Response(null, { status: 404 })
  throw new Error('this sample page fails on purpose')
})

export default function KitFailure() {
  return null
}

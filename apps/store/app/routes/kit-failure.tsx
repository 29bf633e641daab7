import { pageLoader } from '../lib/page-loader.ts'

/** A page of the demo that fails on purpose, to see what a visitor would see. */
export const loader = pageLoader(({ demo }) => {
  if (!demo) throw new Response(null, { status: 404 })
  throw new Error('this sample page fails on purpose')
})

export default function KitFailure() {
  return null
}

import { isUuid } from '@dvaput/domain/text/is-uuid'
import { ofOwners } from '../../features/exports/export-actions.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'

const notFound = () => new Response(null, { status: 404 })

const toStream = (pieces: AsyncGenerator<string, void, undefined>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(new TextEncoder().encode(value))
    },
    async cancel() {
      await pieces.return()
    },
  })

/** A file, without a screen. That of the customers is for an owner who has just shown that it is them. */
export const loader = screenLoader(
  async (_, { services: { shopExports }, params: { id = '' }, administrator: { permissions }, visit }) => {
    const found = isUuid(id) ? await shopExports.read(id) : null
    if (found?.status !== 'done') throw notFound()
    const { kind, range } = found
    if (kind === 'customers' && !permissions.includes(ofOwners)) throw notFound()
    if (kind === 'customers' && !(await visit.isRecent())) throw new Response(null, { status: 403 })
    if (kind !== 'customers' && !permissions.includes('orders.read')) throw new Response(null, { status: 403 })
    const name = kind === 'customers' ? `customers-${range.from}` : `${kind}-${range.market}-${range.from}-${range.to}`
    return new Response(toStream(shopExports.readFile(id)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}.csv"`,
      },
    })
  },
)

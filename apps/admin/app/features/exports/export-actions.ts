import { exportKinds } from '@dvaput/domain/administrators/export-kinds'
import { marketIds } from '@dvaput/domain/markets/market'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { redirect } from 'react-router'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { parseDays } from './parse-days.ts'

/** Only an owner has it. */
export const ofOwners = 'administrators.write'

export const exportActions = recordActions({ permission: 'numbers.read' })({
  make: {
    permission: ['numbers.read', 'orders.read'],
    run: async ({ services, by, typed }) => {
      const kind = exportKinds.find((each) => each !== 'customers' && each === typed.kind)
      const market = marketIds.find((each) => each === typed.market)
      if (!kind || !market) return new Response(null, { status: 400 })
      const days = parseDays(typed.from, typed.to)
      if (!days) return 'range'
      await services.shopExports.start({ kind, range: { market, ...days }, by })
      return redirect('/exports')
    },
  },
  customers: {
    ...{ permission: ofOwners, needsProof: true },
    run: async ({ services, by, page }) => {
      const today = new Date().toISOString().slice(0, 10)
      await services.shopExports.start({
        kind: 'customers',
        range: { market: page.market.id, from: today, to: today },
        by,
      })
      return redirect('/exports')
    },
  },
  download: {
    ...{ permission: ofOwners, needsProof: true },
    run: ({ typed: { id = '' } }) => (isUuid(id) ? redirect(`/exports/${id}/file`) : 'not-found'),
  },
})

import { markets } from '@dvaput/domain/markets/markets'
import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { ofMarket } from '../../lib/of-market.ts'
import { readBanner } from './read-banner.ts'

/** 0 is no banner's. */
export const readBannerId = (id: string | undefined): number => (/^\d{1,9}$/.test(id ?? '') ? Number(id) : 0)

const say = (done: string) => redirect(`/content/banners?done=${done}`)

const upload = async ({ services, form }: ActionInput<unknown>) => {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return null
  return services.content.banners.upload(new Uint8Array(await file.arrayBuffer()))
}

/** On the screen of one banner, or of a new one. */
export const bannerActions = recordActions({
  permission: 'content.write',
  find: ({ params }) => params.id ?? null,
})({
  save: {
    run: ofMarket(async (input, market) => {
      const { services, by, revision, typed, params } = input
      const uploaded = await upload(input)
      if (typeof uploaded === 'string') return uploaded
      // Where the rest is refused, the field has the picture already.
      const sent = uploaded ? { ...typed, imageUrl: uploaded.url } : typed
      const banner = readBanner(sent, markets[market].timeZone)
      if (banner === 'no-such-time') return { code: banner, imageUrl: sent.imageUrl }
      const result =
        params.id === 'new'
          ? await services.content.banners.add(by, market, banner)
          : await services.content.banners.change({ by, revision, id: readBannerId(params.id) }, banner)
      return result === 'ok' ? say('saved') : { code: result, imageUrl: sent.imageUrl }
    }),
  },
  remove: {
    run: async ({ services, by, revision, params }) => {
      const removed = await services.content.banners.remove({ by, revision, id: readBannerId(params.id) })
      return removed === 'ok' ? say('removed') : removed
    },
  },
})

const readRow = ({ by, revision, typed }: ActionInput<unknown>) => ({ by, revision, id: readBannerId(typed.id) })

/** In the list one stays: a banner that somebody has removed is gone from it. */
const unlessGone = <Result>(result: Result) =>
  result === 'not-found' ? 'gone' : (result as Exclude<Result, 'not-found'>)

/** On the list of banners. */
export const bannerListActions = recordActions({ permission: 'content.write' })({
  up: { run: async (input) => unlessGone(await input.services.content.banners.moveUp(readRow(input))) },
  show: { run: async (input) => unlessGone(await input.services.content.banners.show(readRow(input), true)) },
  hide: { run: async (input) => unlessGone(await input.services.content.banners.show(readRow(input), false)) },
})

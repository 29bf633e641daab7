import { isMarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { bannerActions, readBannerId } from '../../features/content/banner-actions.ts'
import { BannerForm } from '../../features/content/banner-form.tsx'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { toBannerFields } from '../../features/content/read-banner.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { content }, params, url }) => {
  const text = await loadText(language, 'content')
  const all = await content.banners.list()
  const banner = params.id === 'new' ? null : all.find(({ id }) => id === readBannerId(params.id))
  if (banner === undefined) throw new Response(null, { status: 404 })
  const named = url.searchParams.get('market')
  const market = banner?.market ?? (isMarketId(named) ? named : marketIds[0])
  return {
    title: text(banner ? 'banner.edit' : 'banner.new', { market: markets[market].name[language] }),
    ...{ market, revision: banner?.revision ?? '', imageUrl: banner?.imageUrl ?? null },
    current: banner ? toBannerFields(banner, markets[market].timeZone) : {},
    zone: markets[market].timeZone,
    pictures: [...new Set(all.map(({ imageUrl }) => imageUrl))],
  }
})

export const action = bannerActions.action

export default function ContentBanner() {
  const { title, market, revision, imageUrl, current, pictures, zone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refusalText = useRefusalText('content', 'banner')
  const refused = getRefusal(answer)
  const problem = refused && { code: refused.code, message: refusalText(refused) }
  const typed = refused && { ...refused.typed, ...('imageUrl' in refused && { imageUrl: refused.imageUrl ?? '' }) }
  return (
    <ContentFrame title={title} problem={problem?.message}>
      <TextLink to="/content/banners">{text('banner.back')}</TextLink>
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          width={480}
          height={288}
          className="w-full max-w-120 rounded-lg bg-plate object-cover"
        />
      )}
      <BannerForm
        key={`${revision} ${JSON.stringify(refused)}`}
        {...{ market, revision, current, pictures, zone, typed: typed ?? undefined, problem: problem ?? undefined }}
      />
      {revision && (
        <div className="max-w-dialog">
          <ConfirmForm
            {...{ act: 'remove', revision, lead: text('banner.removeText'), confirm: text('banner.removeConfirm') }}
            title={text('banner.remove')}
            isDanger
          />
        </div>
      )}
    </ContentFrame>
  )
}

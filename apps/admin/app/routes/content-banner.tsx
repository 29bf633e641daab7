import { isMarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { Button } from '@dvaput/ui/button.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { BannerForm } from '../features/content/banner-form.tsx'
import { ContentFrame } from '../features/content/content-frame.tsx'
import { readBanner, toBannerFields } from '../features/content/read-banner.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'
import { AskFirst } from '../ui/ask-first.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const notFound = () => new Response(null, { status: 404 })

const idOf = (id: string | undefined) => (/^\d{1,9}$/.test(id ?? '') ? Number(id) : 0)

export const loader = screenLoader(async ({ language }, { services: { content }, params, url }) => {
  const text = await loadText(language, 'content')
  const all = await content.banners.list()
  const banner = params.id === 'new' ? null : all.find(({ id }) => id === idOf(params.id))
  if (banner === undefined) throw notFound()
  const asked = url.searchParams.get('market')
  const market = banner?.market ?? (isMarketId(asked) ? asked : marketIds[0])
  return {
    title: text(banner ? 'banner.edit' : 'banner.new', { market: markets[market].name[language] }),
    ...{ market, revision: banner?.revision ?? '', imageUrl: banner?.imageUrl ?? null },
    current: banner ? toBannerFields(banner, markets[market].timeZone) : {},
    zone: markets[market].timeZone,
    pictures: [...new Set(all.map(({ imageUrl }) => imageUrl))],
  }
})

export const action = screenAction(
  'content.write',
  async ({ language }, { administrator: by, services: { content }, params, form, url }) => {
    const sent = textsOfForm(form)
    const { market, revision = '' } = sent
    const which = { by, revision, id: idOf(params.id) }
    const act = url.searchParams.get('act')
    if (!isMarketId(market) || (act !== 'save' && act !== 'remove')) throw new Response(null, { status: 400 })
    const file = form.get('file')
    const uploaded =
      act === 'save' && file instanceof File && file.size > 0
        ? await content.banners.upload(new Uint8Array(await file.arrayBuffer()))
        : null
    // Where the rest is refused, the field has the picture already.
    const typed = uploaded && typeof uploaded !== 'string' ? { ...sent, imageUrl: uploaded.url } : sent
    const work = () => {
      if (act === 'remove') return content.banners.remove(which)
      if (typeof uploaded === 'string') return uploaded
      const banner = readBanner(typed, markets[market].timeZone)
      if (banner === 'no-such-time') return banner
      return params.id === 'new' ? content.banners.add(by, market, banner) : content.banners.change(which, banner)
    }
    const result = await work()
    if (result === 'ok') throw redirect(`/content/banners?done=${act === 'remove' ? 'removed' : 'saved'}`)
    if (result === 'not-found') throw notFound()
    const text = await loadText(language, 'content')
    const problem = { code: result, message: text(`banner.${result}`) }
    return data({ problem, typed }, { status: result === 'changed-meanwhile' ? 409 : 422 })
  },
)

export default function ContentBanner() {
  const { title, market, revision, imageUrl, current, pictures, zone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refused = answer && 'problem' in answer ? answer : undefined
  return (
    <ContentFrame title={title} outcome={refused ? { problem: refused.problem.message } : null}>
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
        {...{ market, revision, current, pictures, zone, typed: refused?.typed, problem: refused?.problem }}
      />
      {revision && (
        <div className="max-w-dialog">
          <AskFirst title={text('banner.remove')}>
            <Form method="post" action="?act=remove" className="grid gap-4">
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="market" value={market} />
              <p className="text-sm">{text('banner.removeText')}</p>
              <Button type="submit" variant="danger">
                {text('banner.removeConfirm')}
              </Button>
            </Form>
          </AskFirst>
        </div>
      )}
    </ContentFrame>
  )
}

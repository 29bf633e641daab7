import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useActionData, useLoaderData, useParams } from 'react-router'
import { collectionActions } from '../../features/collections/collection-actions.ts'
import { toCollectionFields } from '../../features/collections/collection-fields.ts'
import { CollectionForm } from '../../features/collections/collection-form.tsx'
import { CollectionMembers } from '../../features/collections/collection-members.tsx'
import { CollectionPicture } from '../../features/collections/collection-picture.tsx'
import { CollectionPublishing } from '../../features/collections/collection-publishing.tsx'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen, textFrom } from '../../lib/urls/list-url.ts'
import { numberOf, toGid } from '../../lib/urls/shop-gid.ts'
import { languagesOfShop, shopOfPath } from '../../lib/urls/shop-place.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { useTimesAnswered } from '../../ui/use-times-answered.ts'

export const meta = screenMeta

export const handle = { messages: ['content', 'collections'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const notFound = () => new Response(null, { status: 404 })

export const loader = screenLoader(async ({ language }, { services, params, url }) => {
  const { shopContent, productWriting } = services
  const shop = shopOfPath(params.shop)
  const text = await loadText(language, 'collections')
  const place = { shop, languages: languagesOfShop(shop) }
  if (productWriting.isReadOnly(shop)) throw notFound()
  if (params.id === 'new') {
    const hasRules = url.searchParams.has('rules')
    return {
      ...place,
      ...{ title: text(hasRules ? 'form.newSmart' : 'form.new'), hasRules, revision: '', current: {}, done: null },
      ...{ picture: null, members: null, isPublished: false, isRefreshing: false },
    }
  }
  const gid = toGid('Collection', params.id)
  const [collection, members, isRefreshing] = gid
    ? await Promise.all([
        shopContent.readCollection(shop, gid),
        shopContent.listMembers(shop, gid),
        shopContent.isRefreshing(shop, gid),
      ])
    : [null, null, false]
  if (!collection || !members) throw notFound()
  const search = textFrom(url, 'q') ?? ''
  const inIt = new Set(members.products.map((product) => product.gid))
  const isSearched = search !== '' && collection.rules === null
  const found = isSearched ? await productWriting.list({ shop, status: 'active', q: search, language }) : null
  return {
    ...place,
    title: collection.title,
    ...{ revision: collection.revision, hasRules: collection.rules !== null, picture: collection.picture },
    ...{ isPublished: collection.isPublished, isRefreshing },
    current: toCollectionFields(collection, place.languages, {
      ...{ currency: markets[marketOfShop(shop)].currency, language },
    }),
    done: chosen(url, 'done', [...collectionActions.names, 'create']) ?? null,
    members: {
      ...{ revision: members.revision, hasMore: members.hasMore, search },
      isManual: collection.sortOrder === 'MANUAL',
      products: members.products.map(({ gid: id, title, status, pictureUrl }) => ({
        ...{ id: numberOf(id), title, picture: pictureUrl, isOnSale: status === 'active' },
      })),
      found:
        found?.products
          .filter((product) => !inIt.has(product.gid))
          .slice(0, 20)
          .map(({ gid: id, title, pictureUrl }) => ({
            ...{ id: numberOf(id), title, picture: pictureUrl, isOnSale: true },
          })) ?? null,
    },
  }
})

export const action = collectionActions.action

export default function ContentCollection() {
  const view = useLoaderData<typeof loader>()
  const { title, shop, languages, revision, current, hasRules, picture, members, isPublished, isRefreshing, done } =
    view
  const answer = useActionData<typeof action>()
  const { id } = useParams()
  const times = useTimesAnswered(revision, ({ act }) => act === 'save')
  const text = useText('collections')
  const refusalText = useRefusalText('collections')
  const refused = getRefusal(answer)
  const problem =
    refused && [refusalText(refused), 'message' in refused ? refused.message : ''].filter(Boolean).join(' ')
  const refusedForm = refused?.act === 'save' ? refused : undefined
  return (
    <ContentFrame title={title} problem={problem} done={done && !answer && text(`done.${done}`)}>
      <TextLink to={`/content/collections?shop=${shop}`}>{text('form.back')}</TextLink>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <CollectionForm
            key={`${shop} ${id} ${times}`}
            {...{ languages, revision, current, hasRules, typed: refusedForm?.typed, problem: refusedForm?.code }}
          />
          {revision && (
            <ConfirmForm
              {...{
                act: 'remove',
                revision,
                title: text('remove.title'),
                lead: text('remove.text'),
                confirm: text('remove.confirm'),
              }}
              isDanger
            />
          )}
        </div>
        {members && (
          <div className="grid gap-5">
            <CollectionPublishing {...{ isPublished, isRefreshing, revision }} />
            <CollectionMembers {...{ shop, isChosen: !hasRules, ...members }} />
            <CollectionPicture
              {...{ picture, revision, alt: refused?.act === 'picture' ? refused.typed.alt : undefined }}
            />
          </div>
        )}
      </div>
    </ContentFrame>
  )
}

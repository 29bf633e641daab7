import type { AuditLog } from '@dvaput/backend/audit/audit-log'
import type { ProductSchedule } from '@dvaput/backend/product-schedules/product-schedules'
import type { SkuTwin } from '@dvaput/backend/product-writing/find-sku-twins'
import type { EditedProduct } from '@dvaput/backend/product-writing/product-result'
import type { ProductWriting } from '@dvaput/backend/product-writing/product-writing'
import { toLocalTime } from '@dvaput/domain/calendar/local-time'
import type { FieldType, ProductField } from '@dvaput/domain/catalogue/specifications/product-field'
import { isSpecificationName, productFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { type Language, languages } from '@dvaput/domain/text/language'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import { fieldsOf, specificationsOf } from './product-fields.ts'

type Collection = { readonly gid: string; readonly title: string; readonly isSmart: boolean }
type Found = {
  readonly shop: ShopHandle
  readonly product: EditedProduct
  readonly collections: readonly Collection[]
  /** Other products with the same SKUs. */
  readonly skuTwins: readonly SkuTwin[]
  /** Of other products of its kind. */
  readonly specifications: readonly string[]
  readonly prices: Awaited<ReturnType<ProductWriting['listPrices']>>
  readonly schedule: ProductSchedule
  readonly moves: Awaited<ReturnType<AuditLog['list']>>['entries']
  /** Names of administrators by id. */
  readonly people: ReadonlyMap<string, string>
}

export type SpecificationView = {
  readonly name: string
  readonly label: string
  readonly form: FieldType
  /** Values to choose from; another may be typed. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

const toView = ({ key, label, unit, type, words = {} }: ProductField, language: Language): SpecificationView => ({
  name: key,
  label: unit ? `${label[language]} (${unit})` : label[language],
  form: type,
  choices: Object.entries(words).map(([value, texts]) => ({ value, label: texts[language] })),
})

const viewFields = (names: readonly string[], language: Language): readonly SpecificationView[] => [
  ...productFields.filter(({ key }) => names.includes(key)).map((field) => toView(field, language)),
  ...names
    .filter((name) => !isSpecificationName(name))
    .toSorted()
    .map((name) => ({ name, label: name, form: 'text' as const, choices: [] })),
]

const numberIn = (value: unknown, name: 'quantity'): number | null => {
  const found =
    typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : null
  return typeof found === 'number' ? found : null
}
const textIn = (value: unknown, name: 'reason' | 'note' | 'variantGid'): string => {
  const found =
    typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : ''
  return typeof found === 'string' ? found : ''
}

/** Everything that the product's screen shows. */
export const createProductView = (
  { shop, product, skuTwins, collections, specifications, prices, schedule, moves, people }: Found,
  language: Language,
) => {
  const market = markets[marketOfShop(shop)]
  const [first] = market.languages
  const when = (at: Date) => formatMarketTime(at, market.id, language)
  const local = (at: Date | null) => (at ? toLocalTime(at, market.timeZone) : '')
  const titleOf = (variantGid: string) =>
    product.variants.length === 1 ? '' : (product.variants.find(({ gid }) => gid === variantGid)?.title ?? '')
  const own = Object.keys(specificationsOf(product))
  const ofItsKind = productFields.filter(({ kinds }) => kinds?.some((kind) => kind === product.productType))
  const shown = [...specifications.filter(isSpecificationName), ...ofItsKind.map(({ key }) => key), ...own]
  const members = product.collections.map(({ gid }) => gid)
  const custom = [...collections, ...product.collections].filter(
    ({ gid, isSmart }, index, all) => !isSmart && all.findIndex((each) => each.gid === gid) === index,
  )
  return {
    ...{ shop, id: numberOf(product.gid), status: product.status, revision: product.revision },
    /** The shop's own language comes first. */
    languages: [first, ...languages.filter((each) => each !== first)],
    fields: fieldsOf(product, { first, language }),
    currency: market.currency,
    path: product.status === 'active' ? `/product/${encodeURIComponent(product.handle)}` : null,
    market: market.id,
    variants: product.variants.map(({ gid, title, sku, quantity }) => ({
      ...{ number: numberOf(gid), title: product.variants.length === 1 ? '' : title, sku, quantity },
      /** Titles of other products with this SKU. */
      twins: skuTwins.flatMap((twin) => (twin.sku === sku ? [twin.title] : [])),
    })),
    pictures: product.pictures.map(({ gid, url, width, height, alt, alts }) => ({
      ...{ gid, url, width, height },
      alts: { ...alts, [first]: alt } as Partial<Record<Language, string>>,
    })),
    collections: custom.map(({ gid, title }) => ({ number: numberOf(gid), title, isMember: members.includes(gid) })),
    smartCollections: product.collections.flatMap(({ title, isSmart }) => (isSmart ? [title] : [])),
    specifications: viewFields([...new Set(shown)], language),
    moreSpecifications: viewFields(
      productFields.map(({ key }) => key).filter((key) => !shown.includes(key)),
      language,
    ),
    schedule: {
      ...{ publishAt: local(schedule.publishAt), hideAt: local(schedule.hideAt) },
      timeZone: market.timeZone.split('/').at(-1) ?? '',
    },
    prices: prices.map(({ variantGid, priceMinor, compareAtMinor, currency, changedBy, changedAt }) => ({
      key: [changedAt.toISOString(), variantGid, priceMinor].join(' '),
      variant: titleOf(variantGid),
      price: formatMoney({ minor: priceMinor, currency }, language),
      compareAt: compareAtMinor === null ? '' : formatMoney({ minor: compareAtMinor, currency }, language),
      who: changedBy === null ? null : (people.get(changedBy) ?? changedBy),
      when: when(changedAt),
    })),
    moves: moves.map(({ id, at, administratorName, before, after }) => ({
      ...{ id, who: administratorName, when: when(at), reason: textIn(after, 'reason'), note: textIn(after, 'note') },
      ...{ before: numberIn(before, 'quantity'), after: numberIn(after, 'quantity') },
      variant: titleOf(textIn(after, 'variantGid')),
    })),
  }
}

export type ProductView = ReturnType<typeof createProductView>

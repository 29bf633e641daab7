import { type Language, languages } from '@dvaput/domain/text/language'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { ProductStatus, ProductTexts, ShopProduct } from '@dvaput/integrations/shop-products/shop-product'
import type { ShopProducts, VariantPrice } from '@dvaput/integrations/shop-products/shop-products'

/** What is not named stays. */
export type ProductChanges = {
  readonly title?: string
  readonly handle?: string
  readonly descriptionHtml?: string
  readonly seoTitle?: string
  readonly seoDescription?: string
  readonly productType?: string
  readonly vendor?: string
  readonly tags?: readonly string[]
  readonly status?: ProductStatus
  /** In other languages than the shop's first; an empty text removes the translation. */
  readonly texts?: Partial<Record<Language, ProductTexts>>
  readonly prices?: readonly VariantPrice[]
  /** By key: condition, grade, battery_health and the like; an empty value removes it. */
  readonly metafields?: Readonly<Record<string, string>>
  /** Metafields in other languages, by key. */
  readonly metafieldTexts?: Readonly<Record<string, Partial<Record<Language, string>>>>
  /** All custom collections that it is in afterwards. */
  readonly collectionGids?: readonly string[]
}

const metafieldTypes: Readonly<Record<string, string>> = {
  battery_health: 'number_integer',
  condition_notes: 'multi_line_text_field',
  in_the_box: 'list.single_line_text_field',
  release_year: 'number_integer',
  replaced: 'list.single_line_text_field',
  specifications: 'json',
  tested: 'list.single_line_text_field',
  warranty_months: 'number_integer',
}

const textKeys = {
  title: 'title',
  descriptionHtml: 'body_html',
  seoTitle: 'meta_title',
  seoDescription: 'meta_description',
} as const satisfies Record<keyof ProductTexts, string>

const toKeyed = (texts: ProductTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const key = textKeys[name as keyof ProductTexts]
      return text === undefined ? [] : [[key, text]]
    }),
  )

const toFacts = (changes: ProductChanges, before: ShopProduct) => {
  const { title, handle, descriptionHtml, productType, vendor, tags, status, seoTitle, seoDescription } = changes
  const given = { title, handle, descriptionHtml, productType, vendor, tags, status }
  const metafields = Object.entries(changes.metafields ?? {})
    .filter(([key, value]) => value !== '' && before.metafields[key]?.value !== value)
    .map(([key, value]) => ({
      key,
      value,
      type: before.metafields[key]?.type ?? metafieldTypes[key] ?? 'single_line_text_field',
    }))
  const custom = before.collections.filter(({ isSmart }) => !isSmart).map(({ gid }) => gid)
  const wanted = changes.collectionGids ?? custom
  const seo = { title: seoTitle ?? before.seoTitle, description: seoDescription ?? before.seoDescription }
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...((seoTitle !== undefined || seoDescription !== undefined) && { seo }),
    ...(metafields.length > 0 && { metafields }),
    ...(wanted.some((gid) => !custom.includes(gid)) && {
      collectionsToJoin: wanted.filter((gid) => !custom.includes(gid)),
    }),
    ...(custom.some((gid) => !wanted.includes(gid)) && {
      collectionsToLeave: custom.filter((gid) => !wanted.includes(gid)),
    }),
  }
}

const done: Outcome<null> = { ok: true, value: null }

/** In several calls, because the Admin API has no one for all of it; the first that is refused ends it. */
export const changeProduct = async (
  shop: ShopProducts,
  before: ShopProduct,
  changes: ProductChanges,
): Promise<Outcome<null>> => {
  const { gid } = before
  const facts = toFacts(changes, before)
  if (Object.keys(facts).length > 0) {
    const updated = await shop.update(gid, facts)
    if (!updated.ok) return updated
  }
  const gone = Object.entries(changes.metafields ?? {}).flatMap(([key, value]) =>
    value === '' && before.metafields[key] ? [key] : [],
  )
  const steps = [
    () => (changes.prices?.length ? shop.setPrices(gid, changes.prices) : done),
    () => (gone.length > 0 ? shop.removeMetafields(gid, gone) : done),
    () => {
      const texts = languages.flatMap((language) => {
        const given = changes.texts?.[language]
        return given ? [[language, toKeyed(given)]] : []
      })
      return texts.length > 0 ? shop.translate(gid, Object.fromEntries(texts)) : done
    },
    async () => {
      const keys = Object.keys(changes.metafieldTexts ?? {})
      if (keys.length === 0) return done
      // One that was made just now has its id only now.
      const metafields = (await shop.read(gid))?.metafields ?? {}
      for (const key of keys) {
        const texts = Object.entries(changes.metafieldTexts?.[key] ?? {}).map(([language, value]) => [
          language,
          { value },
        ])
        const metafield = metafields[key]
        const translated = metafield ? await shop.translate(metafield.gid, Object.fromEntries(texts)) : done
        if (!translated.ok) return translated
      }
      return done
    },
  ]
  for (const step of steps) {
    const outcome = await step()
    if (!outcome.ok) return outcome
  }
  return done
}

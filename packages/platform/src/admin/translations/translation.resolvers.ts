import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { languageTag } from '@dvaput/domain/text/language'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toGid } from '../../graphql/gid.ts'
import type { Collection } from '../../tables/collections.table.ts'
import type { Product } from '../../tables/products.table.ts'
import { type Shop, shops } from '../../tables/shops.table.ts'
import { type AdminContext, type AdminResolvers, refusedBecause, type UserError } from '../admin-context.ts'
import { digestOf, parseLocale, type Translatable, toTranslatable, toTranslations } from './translatable.ts'
import { readTranslated } from './translated-records.ts'

type Input = {
  readonly key: string
  readonly locale: string
  readonly value: string
  readonly translatableContentDigest: string
}
type Locale = { readonly locale: string }

const maxKeys = 100

const notFound = (gid: string) => refusedBecause(['resourceId'], `Resource ${gid} does not exist`, 'RESOURCE_NOT_FOUND')

const checkInput = (input: Input, index: number, { content }: Translatable, shop: Shop): UserError | undefined => {
  const wrong = (field: keyof Input, code: string, message: string) => ({
    field: ['translations', String(index), field],
    code,
    message,
  })
  if (!parseLocale(input.locale, shop))
    return wrong('locale', 'INVALID_LOCALE_FOR_SHOP', 'Locale is not a valid locale for the shop')
  const value = Object.hasOwn(content, input.key) ? content[input.key] : undefined
  if (value === undefined)
    return wrong('key', 'INVALID_KEY_FOR_MODEL', `Key ${input.key} is not a valid translatable field`)
  if (input.value === '') return wrong('value', 'BLANK', "Value can't be blank")
  if (digestOf(value) !== input.translatableContentDigest)
    return wrong('translatableContentDigest', 'INVALID_TRANSLATABLE_CONTENT', 'Translatable content hash is invalid')
  return undefined
}

/** One after the other in a shop, because several texts lie in one row. */
const lockShop = ({ db }: Transaction, shop: Shop) =>
  db.select({ id: shops.id }).from(shops).where(eq(shops.id, shop.id)).for('no key update')

const typeOf = (key: string) => (key === 'body_html' ? 'HTML' : 'SINGLE_LINE_TEXT_FIELD')

const register = async (tx: Transaction, context: AdminContext, resourceId: string, inputs: readonly Input[]) => {
  const { shop } = context
  await lockShop(tx, shop)
  const found = await readTranslated(context, tx.db, resourceId)
  if (!found) return notFound(resourceId)
  if (inputs.length > maxKeys)
    return refusedBecause(['translations'], `At most ${maxKeys} translations at once`, 'TOO_MANY_KEYS_FOR_RESOURCE')
  const userErrors = inputs.flatMap((input, index) => checkInput(input, index, found.translatable, shop) ?? [])
  if (userErrors.length > 0) return { userErrors }
  const changed: Record<string, Record<string, string>> = structuredClone(found.translatable.translations)
  for (const { key, locale, value } of inputs) {
    const language = parseLocale(locale, shop)
    if (language) changed[language] = { ...changed[language], [key]: value }
  }
  await found.write(tx, changed)
  return {
    translations: inputs.map(({ key, locale, value }) => ({ key, locale, value, outdated: false })),
    userErrors: [],
  }
}

export const translationResolvers: AdminResolvers = {
  Product: {
    translations: (product: Product, { locale }: Locale, { shop }) =>
      toTranslations(toTranslatable('Product', toGid('Product', product.id), product), locale, shop),
  },
  Collection: {
    translations: (collection: Collection, { locale }: Locale, { shop }) =>
      toTranslations(toTranslatable('Collection', toGid('Collection', collection.id), collection), locale, shop),
  },
  TranslatableResource: {
    translatableContent: ({ content }: Translatable, _args, { shop: { languages } }) =>
      Object.entries(content).map(([key, value]) => ({
        ...{ key, value, digest: digestOf(value), locale: languageTag[languages[0]], type: typeOf(key) },
      })),
    translations: (translatable: Translatable, { locale }: Locale, { shop }) =>
      toTranslations(translatable, locale, shop),
  },
  QueryRoot: {
    translatableResource: async (_root, { resourceId }: { resourceId: string }, context) =>
      (await readTranslated(context, context.db, resourceId))?.translatable ?? null,
    translatableResourcesByIds: async (_root, args: PageArgs & { resourceIds: readonly string[] }, context) => {
      const found: Translatable[] = []
      for (const gid of args.resourceIds.slice(0, maxKeys)) {
        const record = await readTranslated(context, context.db, gid)
        if (record) found.push(record.translatable)
      }
      return toListConnection(found, args, ({ resourceId }) => resourceId)
    },
  },
  Mutation: {
    translationsRegister: (
      _root,
      { resourceId, translations }: { resourceId: string; translations: readonly Input[] },
      context,
    ) => context.change((tx) => register(tx, context, resourceId, translations)),

    translationsRemove: (
      _root,
      args: { resourceId: string; translationKeys: readonly string[]; locales: readonly string[] },
      context,
    ) =>
      context.change(async (tx) => {
        const { shop } = context
        await lockShop(tx, shop)
        const found = await readTranslated(context, tx.db, args.resourceId)
        if (!found) return notFound(args.resourceId)
        const { translations: before } = found.translatable
        const gone = args.locales.flatMap((locale) =>
          toTranslations(found.translatable, locale, shop).filter(({ key }) => args.translationKeys.includes(key)),
        )
        const kept = Object.entries(before).map(([language, texts]) => [
          language,
          Object.fromEntries(
            Object.entries(texts).filter(
              ([key]) => !gone.some((each) => each.key === key && parseLocale(each.locale, shop) === language),
            ),
          ),
        ])
        if (gone.length > 0) await found.write(tx, Object.fromEntries(kept))
        return { translations: gone, userErrors: [] }
      }),
  },
}

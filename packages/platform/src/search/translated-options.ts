import type { Database } from '@dvaput/database/open-database'
import { and, eq, or, type SQL, sql } from '@dvaput/database/query'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { ProductFilter, VariantOptionFilter } from '@shopify/hydrogen-react/storefront-api-types'
import { defineLoader } from '../graphql/loader.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { facetValues } from '../tables/facet-values.table.ts'

type Options = readonly VariantOptionFilter[]

const namesOf = (options: Options) => options.map(({ name }) => name)
const valuesOf = (options: Options) => options.map(({ value }) => value)
const textArray = (texts: readonly string[]) => sql`${sql.param(texts)}::text[]`

/** Looked up by their keys: nearly every client gives back what the filters said, and is done with that. */
const findUnknown = async ({ db }: Database, shopId: number, options: Options): Promise<Options> => {
  const { rows } = await db.execute<{ place: string }>(sql`
    SELECT place FROM unnest(${textArray(namesOf(options))}, ${textArray(valuesOf(options))})
      WITH ORDINALITY AS requested (name, value, place)
    WHERE NOT EXISTS (
      SELECT FROM ${facetValues} AS known WHERE known.shop_id = ${shopId}
        AND known.id = platform.facet_id(platform.facet_id('filter.v.option', requested.name), requested.value)
    )`)
  return rows.flatMap(({ place }) => options[Number(place) - 1] ?? [])
}

const isOneOf = (column: SQL, texts: readonly string[]) =>
  sql`lower(${column}) = ANY (${textArray(texts.map((text) => text.toLowerCase()))})`

const findTranslated = ({ parts, shop, language }: StorefrontContext, options: Options) =>
  parts.database.db
    .select()
    .from(facetValues)
    .where(
      and(
        eq(facetValues.shopId, shop.id),
        sql`starts_with(${facetValues.filterId}, 'filter.v.option.')`,
        or(
          isOneOf(sql`${facetValues.filterTranslations} ->> ${language}::text`, namesOf(options)),
          isOneOf(sql`${facetValues.translations} ->> ${language}::text`, valuesOf(options)),
        ),
      ),
    )
    .orderBy(facetValues.id)

const keyOf = (name: string, value: string) => JSON.stringify([foldText(name), foldText(value)])

const writtenOption = defineLoader(async (context: StorefrontContext, options: Options) => {
  const { language, parts, shop } = context
  const unknown = new Set(await findUnknown(parts.database, shop.id, options))
  const translated = unknown.size === 0 ? [] : await findTranslated(context, [...unknown])
  const written = new Map(
    translated.flatMap(({ filterName, filterTranslations, label, translations }) =>
      [filterName, filterTranslations[language] ?? filterName].flatMap((name) =>
        [label, translations[language] ?? label].map(
          (value) => [keyOf(name, value), { name: filterName, value: label }] as const,
        ),
      ),
    ),
  )
  return options.map((option) => (unknown.has(option) && written.get(keyOf(option.name, option.value))) || option)
})

/** Options as the catalogue writes them: they may also be named in the language of the query. */
export const withWrittenOptions = async (
  filters: readonly ProductFilter[] | null | undefined,
  context: StorefrontContext,
): Promise<readonly ProductFilter[]> =>
  Promise.all(
    (filters ?? []).map(async (filter) =>
      filter.variantOption
        ? { ...filter, variantOption: await writtenOption(context).load(filter.variantOption) }
        : filter,
    ),
  )

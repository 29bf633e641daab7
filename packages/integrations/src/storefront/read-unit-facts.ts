import { type Condition, parseCondition, parseGrade } from '@dvaput/domain/catalogue/condition/condition'
import type { UnitFacts, UnitNotes } from './catalogue-record.ts'

type Metafields = readonly ({ readonly key: string; readonly value: string } | null)[]

const byKey = (metafields: Metafields) =>
  new Map(metafields.flatMap((each) => (each ? [[each.key, each.value] as const] : [])))

/** Anybody may have typed anything into a metafield. */
const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const numberWithin = (value: unknown, from: number, to: number): number | null =>
  typeof value === 'number' && value >= from && value <= to ? value : null

const wholeWithin = (value: unknown, from: number, to: number): number | null => {
  const number = numberWithin(value, from, to)
  return number === null ? null : Math.round(number)
}

const parseNumber = (text: string | undefined): number | null => {
  const [found] = /\d+(?:[.,]\d+)?/.exec(text ?? '') ?? []
  return found === undefined ? null : Number(found.replace(',', '.'))
}

/** "16 GB", "1 TB", "1,5 TB". */
const parseGigabytes = (text: string | undefined): number | null => {
  const number = parseNumber(text)
  return number === null ? null : number * (/tb/i.test(text ?? '') ? 1_000 : 1)
}

const readCondition = (text: string | undefined, tags: readonly string[]): Condition | null =>
  parseCondition(text) ?? tags.map(parseCondition).find((found) => found !== null) ?? null

/** The typed specifications where the shop has them, else its single metafields, else nothing. */
export const readUnitFacts = (metafields: Metafields, tags: readonly string[]): UnitFacts => {
  const values = byKey(metafields)
  const parsed = parseJson(values.get('specifications'))
  const specifications: Readonly<Record<string, unknown>> =
    typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
  return {
    condition: readCondition(values.get('condition'), tags),
    grade: parseGrade(values.get('grade')),
    batteryHealthPercent: wholeWithin(parseNumber(values.get('battery_health')), 0, 100),
    warrantyMonths: wholeWithin(parseNumber(values.get('warranty_months')), 0, 1_200),
    processorFamily: values.get('processor')?.trim().slice(0, 100) || null,
    memoryGb: wholeWithin(specifications.memoryGb ?? parseGigabytes(values.get('memory')), 1, 1_000_000),
    storageGb: wholeWithin(specifications.storageGb ?? parseGigabytes(values.get('storage')), 1, 1_000_000),
    screenInches: numberWithin(specifications.screenInches ?? parseNumber(values.get('screen_size')), 0.1, 999),
    releaseYear: wholeWithin(specifications.year ?? parseNumber(values.get('release_year')), 1_950, 2_200),
    specifications,
  }
}

const parseList = (text: string | undefined): string[] => {
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string') : []
}

export const readUnitNotes = (metafields: Metafields): UnitNotes => {
  const values = byKey(metafields)
  return {
    warranty: values.get('warranty') || null,
    conditionNotes: values.get('condition_notes') || null,
    tested: parseList(values.get('tested')),
    replaced: parseList(values.get('replaced')),
    inTheBox: parseList(values.get('in_the_box')),
  }
}

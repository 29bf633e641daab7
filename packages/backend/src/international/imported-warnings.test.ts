import { readWarnings, type WarningKind } from '@dvaput/domain/catalogue/warnings/warnings'
import { cleanTitle } from '@dvaput/domain/international/clean-title'
import { generateItems } from '@dvaput/sandbox-era/catalogue/generate-items'
import { notesOfKind } from '@dvaput/sandbox-era/texts/notes-of-kind'
import { describe, expect, it } from 'vitest'
import { reshapeItem } from './reshape-item.ts'
import { readRowWarnings } from './to-imported-product.ts'

const reading = {
  readAt: new Date('2026-11-16T12:00:00Z'),
  rate: { pesosPerDollar: '950', source: 'live', at: '2026-11-16T12:00:00Z' } as const,
  pictureUrl: (url: string) => url,
}
const nothing = { collections: [], pesos: null, dollars: null, comparePesos: null, compareDollars: null }

/** The whole inventory of the sandbox as our replica stores it, beside what its clerks meant. */
const rows = generateItems().map((item) => {
  const { number, description = null, grade = null, grams = null, quantity, ...rest } = item
  const row = reshapeItem(
    {
      ...{ ...nothing, ...rest, id: String(number), description, grade, grams, stock: quantity, pictures: [] },
      ...{ createdAt: null, updatedAt: null },
    },
    reading,
  )
  return { item, row, kinds: readRowWarnings(row).map(({ kind }) => kind), text: `${item.title} ${description}` }
})
type Row = (typeof rows)[number]

const meant = {
  'for-parts': ({ item }) => item.condition === 'For Parts',
  'carrier-locked': ({ text }) => /(verizon|t-mobile|carrier) locked/i.test(text),
  'account-locked': ({ text }) => /account locked|(registered|locked) to an account/i.test(text),
  // The warehouse has none that is broken and not for parts, and none on a blacklist.
  'not-working': () => false,
  blacklisted: () => false,
} as const satisfies Record<WarningKind, (row: Row) => boolean>

const allNotes = Object.values(notesOfKind)

describe('the inventory of the warehouse', () => {
  it.each(Object.entries(meant))('is warned of exactly where it is %s', (kind, isMeant) => {
    const differs = rows.filter((row) => row.kinds.includes(kind as WarningKind) !== isMeant(row))
    expect(differs.map(({ text }) => text)).toEqual([])
  })

  it('has enough of each to tell', () => {
    expect(rows.filter(meant['for-parts']).length).toBeGreaterThan(200)
    expect(rows.filter(meant['carrier-locked']).length).toBeGreaterThan(100)
    expect(rows.filter(meant['account-locked']).length).toBeGreaterThan(10)
  })

  it('is known to be broken by most notes of the bench alone, and by none about wear, tests or accessories', () => {
    const broken = [...new Set(allNotes.flatMap((notes) => notes.broken))]
    expect(broken.filter((note) => readWarnings([note]).length === 0).length).toBeLessThanOrEqual(5)
    const fine = allNotes.flatMap(({ tested, worn, worse, extras }) => [...tested, ...worn, ...worse, ...extras])
    expect(fine.filter((note) => readWarnings([note]).length > 0)).toEqual([])
  })

  it('has titles without markup, without capitals from end to end, and without what is said beside them', () => {
    const titles = rows.map(({ item }) => cleanTitle(item.title))
    expect(titles.filter((title) => /[<>*]|&\w+;|^\s|\s$| {2}/.test(title))).toEqual([])
    expect(
      titles.filter((title) => /\b(grade [a-d]|for parts|used -|open box|refurbished|(?<!un)locked)\b/i.test(title)),
    ).toEqual([])
    // Single words such as NVIDIA are written so.
    expect(titles.filter((title) => /\p{Lu}{4,}[ /|]+\p{Lu}{4,}/u.test(title))).toEqual([])
    expect(new Set(titles.map((title) => title.length > 5))).toEqual(new Set([true]))
  })
})

it.each([
  ['<b>APPLE IPHONE 14 PRO / CARRIER LOCKED / 512GB / GRADE A</b>', 'Apple iPhone 14 Pro / 512GB'],
  ['Samsung 860 EVO 2.5&quot; SATA 500GB', 'Samsung 860 EVO 2.5" SATA 500GB'],
  [
    'HP CHROMEBOOK 11 G6 EE / 8GB / 32GB EMMC / GRADE B <font color=red>*READ*</font>',
    'HP Chromebook 11 G6 EE / 8GB / 32GB eMMC',
  ],
  ['Google Pixel 3a | Verizon locked | 64GB | 5.6in', 'Google Pixel 3a | 64GB | 5.6in'],
  ['Apple iPhone 14 (Carrier locked, 128GB, Open Box)', 'Apple iPhone 14 (128GB)'],
  ['For Parts', 'For Parts'],
])('the warehouse reader reads the title %s as %s', (title, expected) => {
  expect(cleanTitle(title)).toBe(expected)
})

it.each<[string, WarningKind[]]>([
  ['Serial clean, not on any blacklist.', []],
  ['Factory reset, account lock off.', []],
  ['macOS reinstalled, no account, no MDM.', []],
  ['No power cord.', []],
  ['One dead pixel near the edge.', []],
  ['iCloud locked, AT&T only', ['account-locked', 'carrier-locked']],
  ['Bad IMEI', ['blacklisted']],
  ["Won't turn on", ['not-working']],
  ['Neispravan, za dijelove', ['for-parts']],
  ['No enciende, bloqueado por cuenta', ['not-working', 'account-locked']],
])('the text of an imported product %j has the warnings %j', (text, kinds) => {
  expect(readWarnings([text]).map(({ kind }) => kind)).toEqual(kinds)
})

import { specificationNames } from '@dvaput/domain/catalogue/specifications/product-fields'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { toSpecificationRows } from './specification-rows.server.ts'

const rowsOf = async (language: (typeof languages)[number], ...specifications: readonly [string, never][]) =>
  (await toSpecificationRows(
    specifications.map(([name, value]) => ({ name, value })),
    language,
  )) as readonly { label: string; value: string }[]

const written = async (language: (typeof languages)[number], name: string, value: unknown) =>
  (await rowsOf(language, [name, value as never]))[0]?.value.replaceAll('\u00a0', ' ')

describe('a line of the specification table', () => {
  it.each(languages)('has a name of its own in %s, whatever it is about', async (language) => {
    const rows = await toSpecificationRows(
      specificationNames.map((name) => ({ name, value: 1 })),
      language,
    )
    expect(rows.map(({ name }) => name)).toEqual([...specificationNames])
    for (const { label } of rows) expect(label).toMatch(/^\p{Lu}/u)
  })

  it.each([
    ['memoryGb', 16, '16 GB'],
    ['storageGb', 512, '512 GB'],
    ['storageGb', 1000, '1 TB'],
    ['storageGb', 1024, '1 TB'],
    ['storageGb', 1500, '1,5 TB'],
    ['screenInches', 15.6, '15,6″'],
    ['weightGrams', 1580, '1,58 kg'],
    ['weightGrams', 172, '172 g'],
    ['dimensionsMm', '336.6 × 232.5 × 19.95', '336,6 × 232,5 × 19,95 mm'],
    ['clock', '3.2–4.1', '3,2–4,1 GHz'],
    ['ports', ['USB-C 3.2', '3.5 mm'], 'USB-C 3.2, 3,5 mm'],
    ['touch', true, 'da'],
    ['technology', 'Laser', 'laserska'],
    ['year', 2018, '2018'],
    ['Boja kućišta', 'crna', 'crna'],
  ])('writes %s %j as %s', async (name, value, text) => {
    expect(await written('bcs', name, value)).toBe(text)
  })

  it('follows the language', async () => {
    expect(await written('en', 'screenInches', 15.6)).toBe('15.6″')
    expect(await written('es', 'touch', true)).toBe('sí')
    expect(await written('es', 'weightGrams', 1580)).toBe('1,58 kg')
  })
})

import { describe, expect, it } from 'vitest'
import { unsafeFragments } from '../texts/unsafe-html.ts'
import { dialectOf } from './batch.ts'
import { categories } from './category-tree.ts'
import { generateItems } from './generate-items.ts'

const items = generateItems()
const active = items.filter(({ status }) => status === 'active')
const shareOf = (count: number) => count / items.length
const batches = [...new Set(items.map(({ batch }) => batch))]

describe('the inventory', () => {
  it('is the same in every run', () => {
    expect(generateItems()).toEqual(items)
  })

  it('holds thousands of listings, none of them twice', () => {
    expect(active.length).toBeGreaterThanOrEqual(3_000)
    for (const key of ['number', 'sku', 'handle', 'platformId'] as const)
      expect(new Set(items.map((item) => item[key])).size).toBe(items.length)
    // Some clerks leave the grade out of the title.
    expect(new Set(items.map(({ title }) => title)).size).toBeGreaterThan(items.length * 0.95)
    expect(items.every(({ handle }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toBe(true)
  })

  it.each(categories.flatMap(({ id, subcategories }) => subcategories.map((sub) => ({ category: id, sub }))))(
    'has twenty or more in $category, $sub.id',
    ({ category, sub }) => {
      const there = active.filter(({ subcategory }) => subcategory === sub.id)
      expect(there.length).toBeGreaterThanOrEqual(20)
      for (const item of there) expect(item).toMatchObject({ category, tags: expect.arrayContaining([...sub.tags]) })
    },
  )

  it('lacks a price here, a weight there, a picture elsewhere', () => {
    const unpriced = items.filter(({ price }) => typeof price === 'string')
    expect(shareOf(unpriced.length)).toBeGreaterThan(0.015)
    expect(shareOf(unpriced.length)).toBeLessThan(0.05)
    expect(new Set(unpriced.map(({ price }) => price))).toEqual(new Set(['absent', 'null', 'zero']))
    const unweighed = shareOf(items.filter(({ grams }) => grams === undefined).length)
    expect(unweighed).toBeGreaterThan(0.03)
    expect(unweighed).toBeLessThan(0.1)
    const unseen = shareOf(items.filter(({ pictures }) => pictures.length === 0).length)
    expect(unseen).toBeGreaterThan(0.02)
    expect(unseen).toBeLessThan(0.1)
  })

  it.each([
    ['11', '13'],
    ['11', '14'],
    ['13', '14'],
    ['XS Max', '11'],
    ['XS Max', '13'],
    ['XS Max', '14'],
  ])('shows the iPhone %s and the iPhone %s in different pictures', (one, other) => {
    const picturesOf = (model: string) =>
      items
        .filter(({ title }) => new RegExp(`apple iphone ${model}\\b(?! pro)`, 'i').test(title))
        .flatMap(({ pictures }) => pictures)
    expect(picturesOf(one).length).toBeGreaterThan(0)
    expect(picturesOf(one).filter((picture) => picturesOf(other).includes(picture))).toEqual([])
  })

  it('goes from single pieces to hundreds, and from a memory stick to a pallet', () => {
    expect(shareOf(items.filter(({ quantity }) => quantity === 1).length)).toBeGreaterThan(0.2)
    expect(items.filter(({ quantity }) => quantity >= 100).length).toBeGreaterThan(50)
    const lots = items.filter(({ tags }) => tags.some((tag) => /^lot of \d+$/.test(tag)))
    expect(lots.length).toBeGreaterThan(100)
    expect(Math.max(...lots.map(({ grams }) => grams ?? 0))).toBeGreaterThan(100_000)
  })

  it('has every condition and grade, new items only where they could still be', () => {
    expect(new Set(items.map(({ condition }) => condition)).size).toBe(7)
    expect(new Set(items.map(({ grade }) => grade))).toEqual(new Set(['A', 'B', 'C', undefined]))
    for (const { tags } of items.filter(({ condition, type }) => condition === 'New' && type === 'Laptop'))
      expect(tags).toContainEqual(expect.stringMatching(/^20(19|2\d)$/))
  })

  it('is written about by people: long, short, in capitals, in markup, not at all, and with every kind of harm', () => {
    const texts = items.map(({ description }) => description)
    const has = (test: (text: string) => boolean) => texts.filter((text) => text !== undefined && test(text)).length
    expect(texts.filter((text) => text === undefined).length).toBeGreaterThan(10)
    expect(has((text) => text.length < 20)).toBeGreaterThan(80)
    expect(has((text) => text.includes('\n- '))).toBeGreaterThan(400)
    expect(has((text) => text === text.toUpperCase())).toBeGreaterThan(100)
    expect(has((text) => text.includes('<li>'))).toBeGreaterThan(500)
    for (const write of unsafeFragments) {
      const [before = '', after = ''] = write('¤').split('¤')
      expect(has((text) => text.startsWith(before) && text.endsWith(after))).toBeGreaterThan(0)
    }
    expect(new Set(texts).size).toBeGreaterThan(items.length * 0.9)
  })

  it('says nothing of Windows about a Mac, nor of a charger for a switch', () => {
    for (const { vendor, description = '' } of items)
      if (vendor === 'Apple') expect(description).not.toMatch(/Win 1[01]/i)
    for (const { type, description = '' } of items)
      if (type === 'Switch') expect(description).not.toMatch(/charger|keyboard/i)
  })
})

describe('the batches', () => {
  it('are written in different ways each, with every name and form somewhere', () => {
    const dialects = batches.map(dialectOf)
    const formOf = ({ pesos: _, weightUnit: __, ...names }: (typeof dialects)[number]) => JSON.stringify(names)
    expect(batches.length).toBeGreaterThan(50)
    expect(new Set(dialects.map(formOf)).size).toBe(batches.length)
    const counts = Object.entries({
      id: 3,
      price: 3,
      imageField: 2,
      images: 4,
      stock: 3,
      type: 2,
      weightUnit: 3,
      pesos: 2,
    })
    for (const [name, count] of counts)
      expect([name, new Set(dialects.map((dialect) => dialect[name as keyof typeof dialect])).size]).toEqual([
        name,
        count,
      ])
  })

  it('are in dollars for the most part', () => {
    const inPesos = shareOf(items.filter(({ batch }) => dialectOf(batch).pesos).length)
    expect(inPesos).toBeGreaterThan(0.05)
    expect(inPesos).toBeLessThan(0.2)
  })
})

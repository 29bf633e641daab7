import { readOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import { type Language, languages } from '@dvaput/domain/text/language'
import { defaultShops } from '@dvaput/platform/shops/shop-settings'
import { describe, expect, it } from 'vitest'
import { buildDemoProduct } from './build-demo-product.ts'
import { type ShelfItem, stockShelf } from './shop-shelf.ts'
import { formatTitle } from './specs.ts'

const now = new Date('2026-06-15T12:00:00Z')

const shops = defaultShops.map((shop) => {
  const each = stockShelf(shop).map((item) => [item, buildDemoProduct(item, shop, now)] as const)
  return { shop, each, products: each.map(([, product]) => product) }
})
type Product = (typeof shops)[number]['products'][number]

const textsOf = ({ descriptionHtml = '', translations = {} }: Product): string[] => [
  descriptionHtml,
  ...Object.values(translations).map((fields) => fields.descriptionHtml ?? ''),
]

describe.each(shops)('the descriptions of $shop.handle', ({ shop, each, products }) => {
  it('admit no fault and no lock: wear is neither', () => {
    for (const { title, tags = [], translations = {}, metafields = {} } of products) {
      const notes = metafields['custom.condition_notes']
      const conditionNotes = notes ? [notes.value, ...Object.values(notes.translations ?? {})] : []
      for (const named of [title, ...Object.values(translations).map((texts) => texts.title ?? title)])
        expect([named, readOwnWarnings({ title: named, tags, conditionNotes })]).toEqual([named, []])
    }
  })

  it('are described in three languages, no two alike, in few kinds of markup', () => {
    const seen = new Set<string>()
    for (const product of products) {
      const texts = textsOf(product)
      expect(new Set(texts).size).toBe(languages.length)
      for (const text of texts) {
        expect(text).not.toMatch(/<(?!\/?(p|ul|li|strong)>)/)
        expect(text).not.toMatch(/[{}]|undefined|NaN/)
        const sentences = text.replaceAll(/<[^>]*>/g, ' ').split(/(?<=\.) +/)
        expect([product.title, new Set(sentences).size]).toEqual([product.title, sentences.length])
        expect(seen.has(text)).toBe(false)
        seen.add(text)
      }
    }
  })

  it('are written as each language writes: measures with a comma, a or an, y or e', () => {
    for (const product of products) {
      const textIn = (language: Language) => {
        const { title = '', descriptionHtml = '' } =
          (language === shop.languages[0] ? product : product.translations?.[language]) ?? {}
        return `<p>${title}</p>${descriptionHtml}`
      }
      const [bcs, en, es] = [textIn('bcs'), textIn('en'), textIn('es')]
      for (const text of [bcs, es]) expect(text).not.toMatch(/\d\.\d+ ?(?:GHz|mm|kg|″|MP)/)
      expect(en).not.toMatch(/\d,\d+ ?(?:GHz|mm|kg|″|MP)/)
      expect(en).not.toMatch(
        /\b[Aa] (?:8|11\b|18\b|[AEIO][a-z]|RDIMM|ATX|OLED)|\b[Aa]n (?:[2345679]|1[02345679]\b|DDR|PCIe|U)/,
      )
      for (const text of [bcs, en, es]) expect(text).not.toMatch(/&quot;|\d"/)
      expect(es).not.toMatch(/ y I/)
      if (product.metafields?.['custom.condition']?.value === 'new')
        expect(en).not.toMatch(/\bused|refurbished|branch that closed|came from/i)
    }
  })

  it('begin differently from their neighbours', () => {
    const opening = ({ product }: ShelfItem, text: string) =>
      text.slice(0, text.indexOf('.')).replaceAll(formatTitle(product.title, shop.languages[0]), '').slice(0, 24)
    for (const [index, [item, product]] of each.entries()) {
      const next = each[index + 1]
      if (!next || next[0].product.type !== item.product.type) continue
      expect(opening(item, textsOf(product)[0] ?? '')).not.toBe(opening(next[0], textsOf(next[1])[0] ?? ''))
    }
  })
})

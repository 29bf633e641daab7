import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { neededPictures } from '../../../../../studio/needed-pictures.ts'
import { demoProducts } from '../demo-products.ts'
import { formatTitle } from '../specs.ts'
import { buildPictures } from './demo-pictures.ts'

const folder = join(import.meta.dirname, '../../../../platform/pictures/demo')
const files = readdirSync(folder)
const most = 12_000_000
const known = new Set(neededPictures().map(({ key }) => key.slice('demo/'.length)))

describe('the pictures of the demo', () => {
  it('are all there', () => {
    expect([...known].filter((file) => !files.includes(file))).toEqual([])
  })

  it('keep within their place in the repository', () => {
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(most)
  })

  it('are squares of 1200 pixels', async () => {
    const heads = await Promise.all([...known].map((file) => sharp(readFileSync(join(folder, file))).metadata()))
    expect(heads.filter(({ width, height, format }) => width !== 1200 || height !== 1200 || format !== 'heif')).toEqual(
      [],
    )
  })

  it('are nobody’s left over from products that went', () => {
    expect(files.filter((file) => !known.has(file) && !/^((banner|share|stock)-|tiles\.)/.test(file))).toEqual([])
  })

  it('say so where one stands for several models', () => {
    const used = new Map<string, Set<string>>()
    for (const product of demoProducts)
      for (const { pictureKey } of buildPictures(product, 'en'))
        used.set(pictureKey, (used.get(pictureKey) ?? new Set()).add(formatTitle(product.title, 'en')))
    for (const product of demoProducts)
      for (const { pictureKey, altText } of buildPictures(product, 'en'))
        expect([altText, altText?.includes('several models')]).toEqual([altText, (used.get(pictureKey)?.size ?? 0) > 1])
  })

  it('show no cable at a wireless mouse, and iPhone 11, 13, 14 and XS apart', () => {
    const firstOf = (name: string) =>
      demoProducts.flatMap((product) =>
        formatTitle(product.title, 'en').includes(name) ? (buildPictures(product, 'en')[0]?.pictureKey ?? []) : [],
      )[0]
    expect(firstOf('Magic Mouse')).toContain('mouse-wireless-')
    expect(firstOf('Dell MS116')).toContain('/mouse-black')
    const phones = ['iPhone 11', 'iPhone 13 128', 'iPhone 14 128', 'iPhone XS'].map(firstOf)
    expect(new Set(phones).size).toBe(4)
  })
})

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { neededPictures } from '../../../../studio/needed-pictures.ts'

const folder = join(import.meta.dirname, '../../pictures/demo')
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
})

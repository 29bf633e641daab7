import { describe, expect, it } from 'vitest'
import { formatOwnWarnings, readOwnWarnings } from './own-warnings.ts'

const fine = { title: 'ThinkPad T480', tags: [], conditionNotes: [] }
const kindsOf = (texts: Partial<typeof fine> | { readonly [key: string]: unknown }) =>
  readOwnWarnings({ ...fine, ...texts }).map(({ kind }) => kind)

describe('the warnings of a product of the shop', () => {
  it.each([
    [{ title: 'ThinkPad T480 za dijelove' }, 'for-parts'],
    [{ title: 'iPhone 8, zaključan na nalog' }, 'account-locked'],
    [{ tags: ['Lenovo', 'para repuestos'] }, 'for-parts'],
    [{ tags: ['carrier locked'] }, 'carrier-locked'],
    [{ conditionNotes: ['Ne pali se.\nOgrebotine na poklopcu.'] }, 'not-working'],
    [{ conditionNotes: [null, 'Does not turn on.'] }, 'not-working'],
    [{ conditionNotes: ['La pantalla está dañada.'] }, 'not-working'],
    [{ conditionNotes: ['Reported stolen.'] }, 'blacklisted'],
  ])('are read from %j', (texts, kind) => {
    expect(kindsOf(texts)).toEqual([kind])
  })

  it.each([
    'The palm rest is worn and has lost paint in places.',
    'One corner is cracked; it works normally.',
    'La etiqueta de datos está dañada, el número de serie se lee.',
    'Naljepnica s podacima je oštećena, serijski broj je čitljiv.',
    'Jastučići su na rubu napukli.',
  ])('are none where a note only tells of wear: %s', (note) => {
    expect(kindsOf({ conditionNotes: [note] })).toEqual([])
  })

  it('are in the reader’s language', () => {
    const texts = { ...fine, tags: ['for parts'] }
    expect((['bcs', 'en', 'es'] as const).map((language) => formatOwnWarnings(texts, language))).toEqual([
      ['Ne radi: za dijelove ili popravku'],
      ['Not working: for parts or repair'],
      ['No funciona: para repuestos o reparación'],
    ])
  })
})

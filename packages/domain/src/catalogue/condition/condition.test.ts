import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditions, gradeSlugs, grades, parseCondition, parseGrade } from './condition.ts'

describe('the condition, whatever it is called', () => {
  it.each([
    ['new', ['new', 'NEW', 'Brand new', 'unused', 'novo', 'Novi uređaj', 'nekorišteno', 'Nuevo', 'sin uso']],
    ['refurbished', ['refurbished', 'Seller refurbished', 'Obnovljeno', 'obnovljen', 'Reacondicionado', 'renewed']],
    ['used', ['used', 'Used - Good', 'Pre-Owned', 'second hand', 'rabljeno', 'polovno', 'Korišten', 'usado', 'Usada']],
    ['used', ['like new', 'Open Box', 'kao novo', 'como nuevo', 'seminuevo', 'segunda mano']],
    [null, ['', ' ', 'newton', 'focused', 'Latitude', '!!!', null, undefined]],
  ] as const)('%s', (condition, names) => {
    expect(names.map(parseCondition)).toEqual(names.map(() => condition))
  })

  it('reads its own words back', () => {
    expect(conditions.map(parseCondition)).toEqual(conditions)
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => [null, ...conditions].includes(parseCondition(text))),
    )
  })
})

describe('the grade', () => {
  it.each([
    ['A', 'A'],
    ['a', 'A'],
    ['Grade B', 'B'],
    ['klasa C', 'C'],
    ['GRADO D', 'D'],
    ['A+', 'A+'],
    ['Grade A +', 'A+'],
    ['a-plus', 'A+'],
    ['B+', null],
    ['E', null],
    ['AB', null],
    ['Grade', null],
    ['A B', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s is %s', (text, grade) => {
    expect(parseGrade(text)).toBe(grade)
  })

  it('has a name in addresses that leads back to it', () => {
    for (const grade of grades) {
      expect(parseGrade(gradeSlugs[grade])).toBe(grade)
      expect(encodeURIComponent(gradeSlugs[grade])).toBe(gradeSlugs[grade])
    }
  })
})

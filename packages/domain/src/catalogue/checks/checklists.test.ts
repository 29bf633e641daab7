import { describe, expect, it } from 'vitest'
import { languages } from '../../text/language.ts'
import { productTypes } from '../menus/subcategories.ts'
import { checklists, checks, mobileWorkstationChecklist } from './checklists.ts'
import { namePoints } from './name-points.ts'

const named = [
  ...productTypes.map((type) => [type, checklists[type]] as const),
  ['Workstation with a screen', mobileWorkstationChecklist] as const,
]

describe.each(named)('the checklist of %s', (_, list) => {
  it('has at least three points, none of them twice', () => {
    expect(list.length).toBeGreaterThanOrEqual(3)
    expect(new Set(list).size).toBe(list.length)
  })

  it.each(languages)('names each point and its result differently in %s', (language) => {
    const names = list.map((name) => checks[name].name[language])
    expect(new Set(names).size).toBe(names.length)
    for (const name of list) {
      expect(checks[name].name[language]).toMatch(/^[\p{Lu}][^:;.]*$/u)
      expect(checks[name].passed[language]).toMatch(/^[^\s:;.][^:;.]*$/u)
    }
  })
})

it('a laptop is tested for what breaks in a laptop', () => {
  expect(checklists.Laptop.map((name) => checks[name].name.en)).toEqual([
    ...['Screen', 'Keyboard', 'Touchpad', 'Ports', 'Camera', 'Microphone', 'Speakers', 'Wi-Fi'],
    ...['Battery', 'Disk', 'Memory', 'Cooling', 'BIOS lock', 'Data wiped'],
  ])
})

it('the points are named within a sentence, with the capitals of their own names', () => {
  expect(namePoints(['screen', 'wifi', 'biosLock', 'dataWiped'], 'en')).toBe('screen, Wi-Fi, BIOS lock, data wiped')
})

it('whatever stores data is wiped, and whatever has a battery is measured', () => {
  for (const type of ['Laptop', 'Chrome OS', 'Desktop', 'Server', 'NAS', 'Smartphone', 'Tablet', 'Printer'] as const)
    expect([type, checklists[type].some((name) => name === 'dataWiped')]).toEqual([type, true])
  for (const type of ['Laptop', 'Chrome OS', 'Smartphone', 'Tablet', 'E-Reader', 'Smartwatch'] as const)
    expect([type, checklists[type].some((name) => name === 'battery')]).toEqual([type, true])
})

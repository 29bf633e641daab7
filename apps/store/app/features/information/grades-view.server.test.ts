import { existsSync } from 'node:fs'
import { grades } from '@dvaput/domain/catalogue/condition/condition'
import { gradeTable } from '@dvaput/domain/catalogue/condition/grade-table'
import { languages } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { loadText } from '../../i18n/load-text.ts'
import { gradesView } from './grades-view.server.ts'

const publicFolder = new URL('../../../public', import.meta.url)

it.each(languages)('each grade has its words, its marks, its guarantee and a picture in %s', async (language) => {
  const { grades: rows } = await gradesView(language)
  expect(rows).toHaveLength(5)
  for (const { picture, marks, guaranteed } of rows) {
    expect([picture, existsSync(`${publicFolder.pathname}${picture}`)]).toEqual([picture, true])
    expect(marks).toHaveLength(4)
    expect(guaranteed).not.toMatch(/undefined|\{/)
  }
  expect(rows.map(({ guaranteed }) => guaranteed.match(/\d+/)?.[0])).toEqual(['90', '80', '75', '70', undefined])
})

it.each(languages)('product pages and home say of a grade what the table says, in %s', async (language) => {
  const text = await loadText(language, 'conditions')
  for (const grade of grades) expect(text(`grade.${grade}.meaning`)).toBe(gradeTable[grade].summary[language])
})

it.each(languages)('the checklists name every kind of the menus, in %s', async (language) => {
  const { checklists } = await gradesView(language)
  const text = await loadText(language, 'information')
  const kinds = checklists.map((list) => list.kinds).join(', ')
  for (const slug of ['laptop', 'smartphone', 'server', 'memory-card'] as const)
    expect(kinds).toContain(text(`type.${slug}`))
})

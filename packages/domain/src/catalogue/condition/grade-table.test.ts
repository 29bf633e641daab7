import { describe, expect, it } from 'vitest'
import { languages } from '../../text/language.ts'
import { gradedParts, gradeRows, partNames } from './grade-table.ts'

it('the grades are A+, A, B, C and D, best first', () => {
  expect(gradeRows.map(({ grade }) => grade)).toEqual(['A+', 'A', 'B', 'C', 'D'])
})

it('the guaranteed battery falls with the grade', () => {
  expect(gradeRows.map(({ batteryPercent }) => batteryPercent)).toEqual([90, 80, 75, 70, null])
})

describe.each(languages)('the table in %s', (language) => {
  it('says of every grade what it looks like, part by part, and what works', () => {
    for (const { grade, summary, marks, works } of gradeRows) {
      expect(works[language]).toMatch(/\.$/)
      for (const part of gradedParts) expect([grade, part, marks[part][language]]).not.toContain('')
      expect(summary[language]).toMatch(/\.$/)
    }
    expect(new Set(gradeRows.map(({ summary }) => summary[language])).size).toBe(gradeRows.length)
    expect(new Set(gradedParts.map((part) => partNames[part][language])).size).toBe(gradedParts.length)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../docs/decisions/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

it('the index of the decisions has each of them once, by its number and title', () => {
  const decisions = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
  const expected = decisions.map((name) => {
    const [, number, title] = /^# (\d+)\.? (.+)$/m.exec(read(name)) ?? []
    expect(Number(number), name).toBe(Number(name.slice(0, 4)))
    return `- [${Number(number)}. ${title}](${name})`
  })
  const listed = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

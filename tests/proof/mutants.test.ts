import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/setup/project.mjs'
import { readImports } from '../architecture/imports.ts'
import { addMigration } from './mutants/add-migration.ts'
import { findGuard, type GuardChange, removeGuard } from './mutants/find-guard.ts'
import { findMutations, markReached, mutate } from './mutants/find-mutations.ts'
import { mutants } from './mutants/mutants.ts'
import { scoredModules } from './mutants/scored-modules.ts'

describe('the guards that the proof removes', () => {
  const guards = mutants.flatMap(({ name, guards = [] }) => guards.map((guard) => ({ name, ...guard })))

  it.each(guards)('$name is found once in $file', ({ file, change }) => {
    expect(() => findGuard(readFileSync(inRoot(file), 'utf8'), change)).not.toThrow()
  })

  it('each have a test file, as the modules of small changes have', () => {
    const files = [...mutants.map(({ red }) => red.file), ...Object.values(scoredModules).flatMap(({ tests }) => tests)]
    expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([])
  })
})

describe('the test that must notice that a guard is missing', () => {
  /** Texts of a file, with anything where a table or a variable fills in a part. */
  const textsOf = (source: string) =>
    [...source.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter((text) => /[a-z]{2}/.test(text))
      .map((text) => text.replaceAll('\\', '').split(/%[sjdio]|\$\{[^}]*\}|\$[\w.]+/))

  const isMadeOf = (title: string, parts: readonly string[]) => {
    const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${escaped.join('.*')}$`).test(title)
  }

  it.each([...new Set(mutants.map(({ red }) => red.file))])('stands in %s', (file) => {
    const source = { path: file, text: readFileSync(inRoot(file), 'utf8') }
    const contracts = readImports(source).flatMap(({ target }) => (target?.endsWith('.contract.ts') ? [target] : []))
    const texts = [source.text, ...contracts.map((path) => readFileSync(inRoot(path), 'utf8'))].flatMap(textsOf)
    const titles = mutants.filter(({ red }) => red.file === file).flatMap(({ red }) => red.titles)
    expect(titles.filter((title) => !texts.some((parts) => isMadeOf(title, parts)))).toEqual([])
  })
})

describe('a guard without which the code goes on', () => {
  it.each<[string, GuardChange, string]>([
    ['if (isOver(order)) stop()', { condition: 'isOver', becomes: false }, 'if ((isOver(order)) && false) stop()'],
    ['const isOpen = a.isFree || late(a)', { operand: 'late' }, 'const isOpen = a.isFree || false'],
    ['db.where(and(eq(a.id, id), isOf(owner)))', { argument: 'isOf', of: 'and' }, 'db.where(and(eq(a.id, id)))'],
    ["await db.select().for('update')", { call: 'for' }, 'await db.select()'],
    ['await endAll(tx); go()', { statement: 'endAll' }, '; go()'],
    ['const f = () => { return go(1) }', { returned: 'go' }, 'const f = () => { return }'],
    ['f({ isOurs: a === b })', { property: 'isOurs', becomes: 'true' }, 'f({ isOurs: true })'],
    ['f(`SELECT 1 FOR UPDATE`)', { sql: ' FOR UPDATE', becomes: '' }, 'f(`SELECT 1`)'],
    [
      'const one = () => { if (a) go() }; const two = () => { if (a) go() }',
      { within: 'two', condition: 'a', becomes: true },
      'const one = () => { if (a) go() }; const two = () => { if ((a) || true) go() }',
    ],
  ])('%s', (source, change, without) => {
    expect(removeGuard(source, change)).toBe(without)
  })

  it('is refused where it is not there, or twice', () => {
    for (const source of ['if (b) go()', 'if (a) go(); if (a) stop()'])
      expect(() => findGuard(source, { condition: 'a', becomes: false })).toThrow('expected one guard')
  })
})

describe('a constraint that is dropped', () => {
  it('is dropped by a migration of its own, after one that may do nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dvaput-mutants-'))
    mkdirSync(join(folder, 'meta'))
    const entry = { idx: 0, version: '7', when: 1_700_000_000_000, tag: '0000_index', breakpoints: true }
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries: [entry] }))
    writeFileSync(join(folder, '0000_index.sql'), 'CREATE INDEX CONCURRENTLY a ON b (c)')
    const before = await addMigration(folder, 'ALTER TABLE b DROP CONSTRAINT c')
    await addMigration(folder, 'ALTER TABLE b DROP CONSTRAINT d')
    expect(readMigrationFiles({ migrationsFolder: folder }).map(({ sql }) => sql)).toEqual([
      ['CREATE INDEX CONCURRENTLY a ON b (c)'],
      ['ALTER TABLE b DROP CONSTRAINT c'],
      ['ALTER TABLE b DROP CONSTRAINT d'],
    ])
    expect(before.map(([, text]) => text)).toEqual([JSON.stringify({ entries: [entry] }), undefined])
    rmSync(folder, { recursive: true })
  })
})

describe('a small change of behaviour', () => {
  const source = 'export const f = (a: number) => { if (a > 1) return -a; return a + 2 }'

  it('is made at operators, conditions, numbers and blocks', () => {
    expect(findMutations(source).map((mutation) => mutate(source, mutation))).toEqual(
      expect.arrayContaining([
        'export const f = (a: number) => {}',
        'export const f = (a: number) => { if (true) return -a; return a + 2 }',
        'export const f = (a: number) => { if (a >= 1) return -a; return a + 2 }',
        'export const f = (a: number) => { if (a > 1) return a; return a + 2 }',
        'export const f = (a: number) => { if (a > 1) return -a; return a - 2 }',
      ]),
    )
  })

  it('has a mark at its place, which says that it was reached', () => {
    const mutations = findMutations(source).filter(({ text }) => text === '{}' || text === '-')
    expect(markReached(source, mutations, '/reached').split('\n').at(-1)).toBe(
      'export const f = (a: number) => {markReached(0); if (a > 1) return -a; return (markReached(1), a + 2) }',
    )
  })
})

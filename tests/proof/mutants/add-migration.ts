import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] }

/**
 * A migration of its own: one that builds an index concurrently, as the last one may, must do nothing else. The files
 * that it changes, with what stood in them.
 */
export const addMigration = async (
  folder: string,
  statement: string,
): Promise<readonly (readonly [path: string, before: string | undefined])[]> => {
  const path = join(folder, 'meta', '_journal.json')
  const text = await readFile(path, 'utf8')
  const journal = JSON.parse(text) as Journal
  const last = journal.entries.at(-1)
  if (!last) throw new Error(`no migration in ${folder}`)
  const tag = `${last.idx + 1}_mutant`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  await writeFile(join(folder, `${tag}.sql`), statement)
  await writeFile(path, JSON.stringify(journal))
  return [
    [path, text],
    [join(folder, `${tag}.sql`), undefined],
  ]
}

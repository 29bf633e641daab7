import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addMigration } from './add-migration.ts'
import { type GuardChange, removeGuard } from './find-guard.ts'

export type Guard = { readonly file: string; readonly change: GuardChange }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copied = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'apps',
  'packages',
  'sandboxes',
  'scripts',
  'tests',
]
const isSource = (path: string) => !/\/(node_modules|build|\.react-router)(\/|$)/.test(path)

/** Packages of others are the original's; ours must be the copy's, or the copy would test the original. */
export const linkModules = async (folder: string) => {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(to, '@dvaput'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@dvaput' && name !== '.vite') await symlink(join(from, name), join(to, name))
  await cp(join(from, '@dvaput'), join(to, '@dvaput'), { recursive: true, verbatimSymlinks: true })
}

/** A copy of the sources that may be broken. */
export const createSourceCopy = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-mutants-'))
  for (const name of copied)
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => isSource(path.slice(root.length)),
    })
  await linkModules(folder)
  /** What stood in a file; nothing where there was none. */
  const changed = new Map<string, string | undefined>()

  const change = async (file: string, edit: (text: string) => string) => {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    if (!changed.has(path)) changed.set(path, text)
    await writeFile(path, edit(text))
  }

  return {
    folder,
    /** Fails where the guard is not there any more, or more than once: a mutant that changes nothing proves nothing. */
    remove: ({ file, change: guard }: Guard) => change(file, (text) => removeGuard(text, guard)),
    /** Runs after all migrations, in every database that the tests of the copy make. */
    async migrate(statement: string) {
      const migrations = join(folder, 'packages/database/migrations')
      for (const [path, text] of await addMigration(migrations, statement))
        if (!changed.has(path)) changed.set(path, text)
    },
    async restore() {
      for (const [path, text] of changed)
        if (text === undefined) await rm(path)
        else await writeFile(path, text)
      changed.clear()
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

export type SourceCopy = Awaited<ReturnType<typeof createSourceCopy>>

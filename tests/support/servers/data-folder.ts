import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DataFolder = { readonly path: string; remove(): Promise<void> }

export const createDataFolder = async (): Promise<DataFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'dvaput-data-'))
  // Run by root, PostgreSQL is another user and must be able to enter.
  await chmod(path, 0o755)
  return {
    path,
    async remove() {
      // The rows lie elsewhere where that user cannot enter the folder: a link leads there.
      const rows = await realpath(join(path, 'postgres')).catch(() => path)
      for (const folder of [rows, path]) await rm(folder, { recursive: true, force: true })
    },
  }
}

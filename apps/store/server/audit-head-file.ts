import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Heads of the audit log, a line each, in the data folder: outside the database, which may be elsewhere. */
export const createAuditHeadFile = (dataDir: string) => {
  const path = join(dataDir, 'audit-heads.log')
  return {
    path,

    /** On the disk before it returns. */
    async append(line: string): Promise<void> {
      const file = await open(path, 'a', 0o600)
      try {
        await file.write(`${line}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
    },

    async read(): Promise<readonly string[]> {
      try {
        return (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
  }
}

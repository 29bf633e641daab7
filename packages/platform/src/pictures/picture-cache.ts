import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'

type Options = { readonly folder: string; readonly maxBytes: number }

/** Even the smallest file takes a block of the disk and an entry in memory. */
const sizeOnDisk = (bytes: number) => Math.ceil(bytes / 4_096) * 4_096

const readFiles = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).flatMap((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    return stats?.isFile() ? [{ name, size: stats.size, at: stats.mtimeMs }] : []
  })
  return files.sort((one, other) => one.at - other.at)
}

/**
 * Rendered pictures on disk, evicted least recently used first. Processes may share the folder: a file another one
 * evicted is simply rendered again.
 */
export const createPictureCache = ({ folder, maxBytes }: Options) => {
  const evicted: string[] = []
  const names = createBoundedCache<true>({ maxSize: maxBytes, onEvict: (name) => void evicted.push(name) })
  const note = (name: string, size: number) => names.set(name, true, sizeOnDisk(size))
  for (const { name, size } of readFiles(folder)) note(name, size)

  const removeEvicted = async () => {
    for (const name of evicted.splice(0)) {
      // It may have been read or written again since.
      if (!names.get(name)) await rm(join(folder, name), { force: true })
    }
  }

  return {
    nameOf: (...parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    async read(name: string): Promise<Buffer | undefined> {
      const content = await readFile(join(folder, name)).catch(() => undefined)
      if (content) note(name, content.byteLength)
      else names.delete(name)
      return content
    },
    async write(name: string, content: Buffer): Promise<void> {
      if (content.byteLength > maxBytes) return
      // Atomic, also for a process that reads at this moment.
      const unfinished = join(folder, `${name}.${randomUUID()}`)
      await writeFile(unfinished, content)
      await rename(unfinished, join(folder, name))
      note(name, content.byteLength)
      await removeEvicted()
    },
    size: () => ({ pictures: names.count(), bytes: names.size() }),
  }
}

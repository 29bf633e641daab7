import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Options = { readonly folder: string; readonly maxBytes: number }

/** The smallest file takes a block of the disk and a line in our memory: a million of them must not count as nothing. */
const sizeOnDisk = (bytes: number) => Math.ceil(bytes / 4_096) * 4_096

const readIndex = (folder: string): Map<string, number> => {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).flatMap((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    return stats?.isFile() ? [{ name, size: sizeOnDisk(stats.size), at: stats.mtimeMs }] : []
  })
  return new Map(files.sort((one, other) => one.at - other.at).map(({ name, size }) => [name, size]))
}

/**
 * Rendered pictures on disk, evicted least recently used first. Processes may share the folder: a file another one
 * evicted is simply rendered again.
 */
export const createPictureCache = ({ folder, maxBytes }: Options) => {
  const sizes = readIndex(folder)
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  const forget = (name: string) => {
    bytes -= sizes.get(name) ?? 0
    sizes.delete(name)
  }

  const note = (name: string, size: number) => {
    forget(name)
    const taken = sizeOnDisk(size)
    sizes.set(name, taken)
    bytes += taken
  }

  const shrink = async () => {
    while (bytes > maxBytes) {
      const [oldest] = sizes.keys()
      if (oldest === undefined) return
      forget(oldest)
      await rm(join(folder, oldest), { force: true })
    }
  }

  return {
    nameOf: (...parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    async read(name: string): Promise<Buffer | undefined> {
      const content = await readFile(join(folder, name)).catch(() => undefined)
      if (content) note(name, content.byteLength)
      else forget(name)
      return content
    },
    async write(name: string, content: Buffer): Promise<void> {
      if (content.byteLength > maxBytes) return
      // Atomic, also for a process that reads at this moment.
      const unfinished = join(folder, `${name}.${randomUUID()}`)
      await writeFile(unfinished, content)
      await rename(unfinished, join(folder, name))
      note(name, content.byteLength)
      await shrink()
    },
    size: () => ({ pictures: sizes.size, bytes }),
  }
}

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The picture everything smaller is made from. */
export type Master = {
  /** Changes with the picture, so that nothing made from an older one is served. */
  readonly id: string
  read(): Promise<Buffer>
}

export const committedFolder = join(import.meta.dirname, '../../pictures')
/** Products of the demo name their pictures without saying in which form these are kept. */
const endings = ['', '.jpg', '.webp', '.png', '.avif']

const findMaster = async (folder: string, name: string): Promise<Master | undefined> => {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { id: `${name} ${found.mtimeMs} ${found.size}`, read: () => readFile(path) }
}

/** Uploaded pictures lie in the data folder, those of the demo come with us. */
export const createMasters = ({ dataDir }: { dataDir: string }) => {
  const folderOf = (key: string) => (key.startsWith('uploads/') ? dataDir : committedFolder)

  return async (key: string): Promise<Master | undefined> => {
    for (const ending of endings) {
      const master = await findMaster(folderOf(key), key + ending)
      if (master) return master
    }
    return undefined
  }
}

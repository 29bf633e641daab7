import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPlaceholder, kindOfGoods } from './draw-placeholder.ts'

/** The picture everything smaller is made from. */
export type Master = {
  /** Changes with the picture, so that nothing made from an older one is served. */
  readonly id: string
  /** Drawn because there is no picture yet; one may come. */
  readonly drawn: boolean
  read(): Promise<Buffer>
}

export const committedFolder = join(import.meta.dirname, '../../pictures')
/** Goods of the demo name their pictures without saying in which form these are kept. */
const endings = ['', '.jpg', '.webp', '.png', '.avif']
/** Raised whenever a drawing changes. */
const drawingVersion = 'drawn-1'

const findMaster = async (folder: string, name: string): Promise<Master | undefined> => {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { id: `${name} ${found.mtimeMs} ${found.size}`, drawn: false, read: () => readFile(path) }
}

/** Uploaded pictures lie in the data folder, those of the demo come with us; a demo picture nobody made yet is drawn. */
export const createMasters = ({ dataDir }: { dataDir: string }) => {
  const folderOf = (key: string) => (key.startsWith('uploads/') ? dataDir : committedFolder)

  return async (key: string): Promise<Master | undefined> => {
    for (const ending of endings) {
      const master = await findMaster(folderOf(key), key + ending)
      if (master) return master
    }
    if (!key.startsWith('demo/')) return undefined
    const kind = kindOfGoods(key)
    // By kind and not by key, or anybody could fill the cache with keys of their own.
    return { id: `${drawingVersion} ${kind}`, drawn: true, read: async () => drawPlaceholder(kind) }
  }
}

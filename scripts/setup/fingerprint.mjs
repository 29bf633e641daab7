import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root } from './project.mjs'

/**
 * One hash over the paths and contents of files and folders (given relative to the root; absent ones count as such).
 * Contents, not times: a checkout or a clone gives every file a new time.
 *
 * @param {string[]} paths
 * @param {(path: string) => boolean} [isLeftOut]
 */
export const fingerprint = (paths, isLeftOut = () => false) => {
  const hash = createHash('sha256')
  /** @param {string} path */
  const add = (path) => {
    const name = relative(root, path)
    if (isLeftOut(name)) return
    const entry = statSync(path, { throwIfNoEntry: false })
    if (entry?.isDirectory()) {
      for (const child of readdirSync(path).sort()) add(join(path, child))
    } else {
      hash.update(`${name}\0`)
      hash.update(entry ? readFileSync(path) : 'absent')
      hash.update('\0')
    }
  }
  for (const path of paths) add(inRoot(path))
  return hash.digest('hex')
}

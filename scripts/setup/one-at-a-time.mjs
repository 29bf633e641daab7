import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from './project.mjs'

const lock = inRoot('.setup.lock')
const abandonedAfterMs = 30_000

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

const readHolder = () => {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

/** After a crash the holder is gone, or its number belongs to somebody else by now. */
const isAbandoned = () => {
  const holder = readHolder()
  const touchedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return (holder > 0 && !isAlive(holder)) || Date.now() - touchedAt > abandonedAfterMs
}

const keepTouching = () => {
  const timer = setInterval(() => utimesSync(lock, new Date(), new Date()), abandonedAfterMs / 6)
  return () => clearInterval(timer)
}

const take = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * `npm start` and `npm test` may be called at the same moment in a fresh clone: one installs, the other waits for it.
 *
 * @param {() => Promise<void>} work
 */
export const oneAtATime = async (work, { quiet = false } = {}) => {
  for (let waited = 0; !take(); waited += 1) {
    if (isAbandoned()) rmSync(lock, { force: true })
    else {
      if (waited % 5 === 0 && !quiet)
        console.log(`  Waiting for process ${readHolder()} to finish installing or building …`)
      await wait(1000)
    }
  }
  const stopTouching = keepTouching()
  try {
    await work()
  } finally {
    stopTouching()
    rmSync(lock, { force: true })
  }
}

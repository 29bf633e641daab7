import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './project.mjs'

const oneKeyPressMs = 500

/**
 * When npm is killed it takes nobody along, and a server nobody sees would keep its port.
 *
 * @param {() => void} onGone
 */
const watchNpm = (onGone) => {
  const npm = process.ppid
  if (!process.env.npm_lifecycle_event) return
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    onGone()
  }, 1000)
  timer.unref()
}

/**
 * Runs a program in the foreground, asks it to stop at the first Ctrl-C and ends it by force at the second.
 *
 * It gets a session of its own: otherwise the terminal and npm would each hand it the same Ctrl-C, and it would count
 * two. The same two reach us here, which is why signals within half a second are one.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the program's exit code
 */
export const runUntilStopped = (command, args, env) =>
  new Promise((resolve, reject) => {
    // The channel carries nothing: its closing tells the program that we were killed outright.
    const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc'])
    const child = spawn(command, args, { cwd: root, env, stdio: [...stdio], detached: true })
    let askedAt = 0

    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      if (askedAt === 0) {
        askedAt = Date.now()
        child.kill(signal)
      } else if (Date.now() - askedAt > oneKeyPressMs && child.pid) {
        process.kill(-child.pid, 'SIGKILL')
      }
    }
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
    watchNpm(() => stop('SIGTERM'))

    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']))
  })

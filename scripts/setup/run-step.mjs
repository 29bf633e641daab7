import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root, SetupError } from './project.mjs'

const secondsBetweenLines = 5

const stopSignals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {number} since */
const secondsSince = (since) => Math.round((Date.now() - since) / 1000)

/** @param {string} title */
const showProgress = (title) => {
  const since = Date.now()
  const onTerminal = process.stdout.isTTY
  const print = () => process.stdout.write(`\r\x1b[K  ${title} … ${secondsSince(since)} s`)
  if (onTerminal) print()
  else console.log(`  ${title} …`)
  const timer = setInterval(
    () => (onTerminal ? print() : console.log(`  ${title} … ${secondsSince(since)} s`)),
    onTerminal ? 1000 : secondsBetweenLines * 1000,
  )
  /** @param {string} outcome */
  return (outcome) => {
    clearInterval(timer)
    if (onTerminal) process.stdout.write('\r\x1b[K')
    console.log(`  ${outcome} (${secondsSince(since)} s)`)
  }
}

/**
 * Runs a tool quietly behind a line that keeps counting, and shows everything the tool said when it fails.
 *
 * @param {{ title: string, done: string, command: string, args: string[], env?: NodeJS.ProcessEnv, quiet?: boolean }} step
 */
export const runStep = async ({ title, done, command, args, env = process.env, quiet = false }) => {
  const finish = quiet ? () => undefined : showProgress(title)
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)])

  let stoppedBy = ''
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stoppedBy = signal
    child.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, stop)

  const ending = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ?? code))
  })
  for (const signal of stopSignals) process.off(signal, stop)

  if (ending === 0) return finish(done)
  finish(`${title}: ${stoppedBy ? 'stopped' : 'failed'}`)
  if (stoppedBy) throw new SetupError(`Stopped by ${stoppedBy}.`)
  throw new SetupError(`${(await output).join('').trim()}\n\n${command} ${args.join(' ')} ended: ${ending}`)
}

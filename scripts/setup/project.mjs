import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts)

const installedNode = inRoot('node_modules', '.bin', 'node')

/** Node 24 comes as a package where there is one for the platform; elsewhere the machine's own must be new enough. */
export const projectNode = () => {
  if (existsSync(installedNode)) return installedNode
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new SetupError(
    `On ${process.platform}-${process.arch} the shop needs Node 24 or newer; this is Node ${process.versions.node}.\n` +
      'Install it from https://nodejs.org and run the command again.',
  )
}

/** Fresh environment for tools: npm puts node_modules/.bin first, which would run npm on a Node it is about to replace. */
export const machineEnvironment = () => ({
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
})

/** Something the reader can act on: shown as its message alone, without a stack. */
export class SetupError extends Error {}

const checkNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= 20) return
  throw new SetupError(
    `Dvaput needs Node 20 or newer; this is Node ${process.versions.node}.\n` +
      'Install it from https://nodejs.org and run the command again.',
  )
}

/** @param {() => Promise<number>} command */
export const runCommand = async (command) => {
  try {
    checkNode()
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}

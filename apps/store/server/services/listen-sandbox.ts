import type { Setting } from '../config.ts'
import { RefusedStart } from '../refused-start.ts'

type Sandbox = {
  listen(port: number): Promise<{ readonly url: string }>
  close(): Promise<void>
}

type Port = {
  /** Of the settings. */
  readonly port: number | undefined
  readonly usualPort: number
  readonly setting: Setting
}

/** On the port of the settings, else on the usual one or any that is free. */
export const listenSandbox = async (sandbox: Sandbox, { port, usualPort, setting }: Port) => {
  const { url } = await sandbox.listen(port ?? usualPort).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (port && code === 'EACCES')
      throw new RefusedStart(`Port ${port} may not be used by this user. Set ${setting} to a number above 1023.`)
    if (code !== 'EADDRINUSE') throw error
    if (port) throw new RefusedStart(`Port ${port} is taken. Set ${setting} to another number.`)
    // Two demos on one machine, or the tests beside one: the second takes what is free.
    return sandbox.listen(0)
  })
  return { url, close: sandbox.close }
}

import type { Database } from '@dvaput/database/open-database'
import { readSetting } from '../shop-settings/read-setting.ts'

export type GateSettings = {
  /** Customers with one of these e-mails, verified, need no code. */
  readonly emails: readonly string[]
  /** Argon2; without it no code opens the gate. */
  readonly codeHash: string | undefined
}

/** What was set on the shop's side; the configuration where nothing was. */
export const createReadGateSettings = (database: Pick<Database, 'db'>, configured: GateSettings) => {
  const readEmails = async (): Promise<readonly string[]> =>
    (await readSetting(database, 'gate-emails')).value?.emails ?? configured.emails

  const readCodeHash = async (): Promise<string | undefined> => {
    const { value } = await readSetting(database, 'gate-code')
    return value ? (value.hash ?? undefined) : configured.codeHash
  }

  return { readEmails, readCodeHash }
}

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type PostgresUser = { name: string; uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root hands it to the owner of its folder, or else to `nobody`. */
export function choosePostgresUser(ownerUid: number): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readUsers()
  const user =
    (ownerUid !== 0 ? users.find(({ uid }) => uid === ownerUid) : undefined) ??
    users.find(({ name }) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL cannot run as root, and this machine has no user "nobody" to run it as')
  return user
}

export function canEnter(folder: string, user: PostgresUser | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...spawnedAs(user), stdio: 'ignore' }).status === 0
}

/** Options of a child process: a folder anybody may enter, and none of the PG* settings of the one who started us. */
export function spawnedAs(user: PostgresUser | undefined) {
  return { cwd: '/', env: { LC_ALL: 'C' }, ...(user && { uid: user.uid, gid: user.gid }) }
}

// initdb looks its user up, so a number without a name will not do.
function readUsers(): PostgresUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

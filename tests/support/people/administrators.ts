import { randomUUID } from 'node:crypto'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import type { Database } from '@dvaput/database/open-database'
import type { Role } from '@dvaput/domain/administrators/permissions'
import { createVisitor, type Visitor } from '../requests/store-visitor.ts'

type Store = { readonly url: string; readonly database: Database }

export const administratorCookie = 'dvaput_admin'

/** A password hash that no password has: these come in by their session alone. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'

/** Somebody of this role, with a browser that is logged in; `password` is half way in, before the second factor. */
export const administratorAt = async (
  { url, database }: Store,
  role: Role,
  { stage = 'complete' }: { readonly stage?: 'password' | 'complete' } = {},
): Promise<{ readonly id: string; readonly name: string; readonly visitor: Visitor }> => {
  const id = randomUUID()
  const name = `${role} ${id.slice(0, 8)}`
  await database.pool.query(
    'INSERT INTO backend.administrators (id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5)',
    [id, `${id}@dvaput.example`, name, role, nobodysHash],
  )
  const visitor = createVisitor(url)
  const session = await createSessions({ database }).create({ kind: 'admin', subject: id, data: { stage } })
  visitor.cookies.set(administratorCookie, session)
  return { id, name, visitor }
}

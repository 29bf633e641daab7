import type { Database } from '@dvaput/database/open-database'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { endSessionsSql, isNotEnded } from '../../customers/ended-session.ts'
import { hashToken } from '../../shops/hash-token.ts'

type Row = { payload: AdapterPayload; consumed: number | null }

const upsertSql = `
  INSERT INTO platform.oidc_payloads AS kept (model, id, payload, grant_id, uid, expires_at)
  VALUES ($1, $2, $3, $4, $5, least(
    app_now() + $6 * interval '1 second',
    -- What comes after a rotation ends when the first of its line would have: "iiat" is that one's time of issue.
    (SELECT min(expires_at) FROM platform.oidc_payloads
      WHERE ($3::jsonb->>'rotations')::int > 0
        AND model = $1 AND grant_id = $4 AND payload->>'iiat' = $3::jsonb->>'iiat')))
  ON CONFLICT (model, id) DO UPDATE SET
    payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at
    WHERE ${isNotEnded('kept')}`

const readSql = `SELECT payload, extract(epoch FROM consumed_at)::float8 AS consumed FROM platform.oidc_payloads`
const alive = `(expires_at IS NULL OR expires_at > app_now()) AND ${isNotEnded('oidc_payloads')}`

/** A copy of the table opens nothing: neither the token's own text nor the cookie of a session stays in it. */
const withoutSecrets = (payload: AdapterPayload): AdapterPayload => {
  const { jti: _jti, session, ...kept } = payload
  if (session === undefined) return kept
  const { cookie: _cookie, ...known } = session as typeof session & { cookie?: string }
  return { ...kept, session: known as typeof session }
}

const fromRow = (row: Row | undefined): AdapterPayload | undefined =>
  row && { ...row.payload, ...(row.consumed === null ? {} : { consumed: Math.floor(row.consumed) }) }

/** What the OpenID library remembers, for one shop; judged by the database's clock. */
export const createOidcStore = ({ pool }: Database, shopId: number) => {
  // The shop is part of the key, so that no shop's token is known to another.
  const keyOf = (id: string) => hashToken(`${shopId}:${id}`)

  const endGrant = async (grantKey: string) => {
    await pool.query(`DELETE FROM platform.oidc_payloads WHERE grant_id = $1 OR (model = 'Grant' AND id = $1)`, [
      grantKey,
    ])
  }

  const adapter = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const grantKey = payload.grantId === undefined ? null : keyOf(payload.grantId)
      const uid = payload.uid ?? null
      await pool.query(upsertSql, [model, keyOf(id), withoutSecrets(payload), grantKey, uid, expiresIn ?? null])
    },
    async find(id) {
      const { rows } = await pool.query<Row>(`${readSql} WHERE model = $1 AND id = $2 AND ${alive}`, [model, keyOf(id)])
      const found = fromRow(rows[0])
      return found && { ...found, jti: id }
    },
    async findByUid(uid) {
      const { rows } = await pool.query<Row>(`${readSql} WHERE model = $1 AND uid = $2 AND ${alive}`, [model, uid])
      return fromRow(rows[0])
    },
    // Only the device flow asks for this one, and it is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      const { rowCount } = await pool.query(
        'UPDATE platform.oidc_payloads SET consumed_at = app_now() WHERE model = $1 AND id = $2 AND consumed_at IS NULL',
        [model, keyOf(id)],
      )
      if (rowCount === 1) return
      // Two came with the same code or token at once: the library saw both unused, so the second is a replay here.
      const { rows } = await pool.query<{ grant_id: string | null }>(
        'SELECT grant_id FROM platform.oidc_payloads WHERE model = $1 AND id = $2',
        [model, keyOf(id)],
      )
      if (rows[0]?.grant_id) await endGrant(rows[0].grant_id)
      throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      if (model === 'Session') {
        await pool.query(`${endSessionsSql} AND id = $1`, [keyOf(id)])
        return
      }
      const { rowCount } = await pool.query('DELETE FROM platform.oidc_payloads WHERE model = $1 AND id = $2', [
        model,
        keyOf(id),
      ])
      // A login is finished by who takes its last step first, unless the account's access was ended before.
      if (model === 'Interaction' && rowCount === 0) throw new errors.SessionNotFound('the login is over')
    },
    async revokeByGrantId(grantId) {
      await pool.query('DELETE FROM platform.oidc_payloads WHERE model = $1 AND grant_id = $2', [model, keyOf(grantId)])
    },
  })

  return {
    adapter,
    /** With every token that came of it. */
    endGrant: (grantId: string) => endGrant(keyOf(grantId)),
    async endSession(uid: string) {
      await pool.query(`${endSessionsSql} AND uid = $1`, [uid])
    },
  }
}

export type OidcStore = ReturnType<typeof createOidcStore>

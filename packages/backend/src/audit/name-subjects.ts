import type { Database } from '@dvaput/database/open-database'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import type { Language } from '@dvaput/domain/text/language'

type Subject = { readonly subjectKind: string; readonly subjectId: string }
type Row = { readonly kind: string; readonly id: string; readonly name: string | null }

const query = `
  SELECT 'order' AS kind, id, nullif(name, '') AS name FROM backend.orders WHERE id = ANY ($1)
  UNION ALL
  SELECT 'product', gid, coalesce(titles ->> $3, titles ->> 'bcs', titles ->> 'es')
  FROM backend.catalogue_products WHERE gid = ANY ($1)
  UNION ALL
  SELECT 'reservation', id::text, pickup_code FROM backend.reservations WHERE id = ANY ($2::uuid[])
  UNION ALL
  SELECT 'offer', id::text, title FROM backend.offers WHERE id = ANY ($2::uuid[])
  UNION ALL
  SELECT 'return', requests.id::text, nullif(orders.name, '')
  FROM backend.return_requests AS requests JOIN backend.orders ON orders.id = requests.order_id
  WHERE requests.id = ANY ($2::uuid[])`

/** What people call the records of some entries of the audit log, by kind and id; a record that is gone has no name. */
export const createNameSubjects =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (subjects: readonly Subject[], language: Language): Promise<ReadonlyMap<string, string>> => {
    const ids = [...new Set(subjects.map(({ subjectId }) => subjectId))]
    const { rows } = await pool.query<Row>(query, [ids, ids.filter(isUuid), language])
    return new Map(rows.flatMap(({ kind, id, name }) => (name === null ? [] : [[`${kind} ${id}`, name] as const])))
  }

export type NameSubjects = ReturnType<typeof createNameSubjects>

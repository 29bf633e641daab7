import type { Database } from '@dvaput/database/open-database'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import type { Language } from '@dvaput/domain/text/language'
import type { FindGone } from './find-gone.ts'

type Subject = { readonly subjectKind: string; readonly subjectId: string }
type Row = { readonly kind: string; readonly id: string; readonly name: string | null; readonly isGone: boolean }

/** `isGone`: there is no such record any more, so no screen of it either. */
export type KnownSubject = { readonly name: string | null; readonly isGone: boolean }

/** Only our own tables have them: what they lack is gone. */
const ownKinds: ReadonlySet<string> = new Set([
  ...['order', 'return', 'reservation', 'offer', 'banner', 'product-import'],
])

/** Of a shop, which may still have what its replica lacks: drafts, and every menu. */
const shopKinds: ReadonlySet<string> = new Set(['product', 'collection', 'navigation'])

const query = `
  SELECT 'order' AS kind, id, nullif(name, '') AS name, false AS "isGone" FROM backend.orders WHERE id = ANY ($1)
  UNION ALL
  SELECT 'product', gid, coalesce(titles ->> $3, titles ->> 'bcs', titles ->> 'es'), false
  FROM backend.catalogue_products WHERE gid = ANY ($1)
  UNION ALL
  SELECT 'collection', gid, coalesce(titles ->> $3, titles ->> 'bcs', titles ->> 'es'), false
  FROM backend.catalogue_collections WHERE gid = ANY ($1)
  UNION ALL
  SELECT 'banner', id::text, title ->> $3, false FROM backend.banners WHERE id::text = ANY ($1)
  UNION ALL
  SELECT 'customer', customer_id, email, false FROM backend.customer_records WHERE customer_id = ANY ($1)
  UNION ALL
  SELECT 'customer', subject_id, NULL, true FROM backend.audit_log
  WHERE subject_kind = 'customer' AND subject_id = ANY ($1) AND action = 'customer.delete'
  UNION ALL
  SELECT 'product-import', id::text, file_name, false FROM backend.product_imports WHERE id = ANY ($2::uuid[])
  UNION ALL
  SELECT 'reservation', id::text, pickup_code, false FROM backend.reservations WHERE id = ANY ($2::uuid[])
  UNION ALL
  SELECT 'offer', id::text, title, false FROM backend.offers WHERE id = ANY ($2::uuid[])
  UNION ALL
  SELECT 'return', requests.id::text, nullif(orders.name, ''), false
  FROM backend.return_requests AS requests JOIN backend.orders ON orders.id = requests.order_id
  WHERE requests.id = ANY ($2::uuid[])`

const unknown: KnownSubject = { name: null, isGone: false }
const gone: KnownSubject = { name: null, isGone: true }

/** What people call the records of some entries of the audit log, and which of them are gone. */
export const createNameSubjects =
  ({ pool }: Pick<Database, 'pool'>, findGone: FindGone) =>
  async (subjects: readonly Subject[], language: Language): Promise<(kind: string, id: string) => KnownSubject> => {
    const ids = [...new Set(subjects.map(({ subjectId }) => subjectId))]
    const { rows } = await pool.query<Row>(query, [ids, ids.filter(isUuid), language])
    const known = new Map<string, KnownSubject>(
      rows.map(({ kind, id, name, isGone }) => [`${kind} ${id}`, { name, isGone }]),
    )
    const atShops = subjects.filter(
      ({ subjectKind: kind, subjectId: id }) => shopKinds.has(kind) && !known.has(`${kind} ${id}`),
    )
    const goneAtShops = await findGone([...new Set(atShops.map(({ subjectId }) => subjectId))])
    return (kind, id) => known.get(`${kind} ${id}`) ?? (ownKinds.has(kind) || goneAtShops.has(id) ? gone : unknown)
  }

export type NameSubjects = ReturnType<typeof createNameSubjects>

/**
 * The words of a query. Node reads the library's package file, 180 kB of addresses, again at every import of its name:
 * through this one door a start is two seconds shorter.
 */
export {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'

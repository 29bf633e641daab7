/**
 * Re-exports Drizzle's query functions from one file: Node resolves the library's large package.json again at every
 * import of its name, which made a start two seconds longer.
 */
export {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'

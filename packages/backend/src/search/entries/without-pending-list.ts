/**
 * For a GIN index that every search reads. PostgreSQL would otherwise put new rows on a list beside the index, which each
 * search reads whole, until a vacuum empties it; and as long as it is long, the planner avoids the index.
 */
export const withoutPendingList = { fastupdate: false }

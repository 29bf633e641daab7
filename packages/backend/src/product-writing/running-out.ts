/** So few of a product are soon gone. */
export const maxLowStock = 2

/** SQL on `backend.catalogue_products`. The last piece of what is not new was one of its kind: nobody orders it again. */
export const isRunningOut = `stock BETWEEN 1 AND ${maxLowStock}
  AND NOT (stock = 1 AND coalesce(condition, 'new') IN ('used', 'refurbished'))`

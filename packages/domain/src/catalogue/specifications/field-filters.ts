/**
 * The fields that listings are narrowed by: each parameter in an address, in the order of the filters. The browser knows
 * no more of the fields than this; their names and words stay on the server.
 */
export const fieldFilters = ['keyboard', 'sim'] as const

export type FieldFilter = (typeof fieldFilters)[number]

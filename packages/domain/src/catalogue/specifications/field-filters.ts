/**
 * The fields that listings are narrowed by: each parameter in an address with the type of its value, in the order of the
 * filters. The browser knows no more of the fields than this; their names and words stay on the server.
 */
export const fieldFilters = { keyboard: 'text', sim: 'text' } as const satisfies Readonly<
  Record<string, 'text' | 'number'>
>

export type FieldFilter = keyof typeof fieldFilters

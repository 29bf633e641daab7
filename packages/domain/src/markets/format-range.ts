import type { Range } from './figures.ts'

/** `1-2`, and `2` where both ends are the same. Apart from the other figures, whose units most pages do not need. */
export const formatRange = ({ from, to }: Range): string => (from === to ? String(to) : `${from}-${to}`)

/** What the shop's own people take out as files, besides products. */
export const exportKinds = ['orders', 'returns', 'journal', 'customers'] as const

export type ExportKind = (typeof exportKinds)[number]

import { chosen } from '../../lib/urls/list-url.ts'

/** Days, today included. */
export const periods = ['7', '30', '90', '365'] as const

export const chosenPeriod = (url: URL): number => Number(chosen(url, 'days', periods) ?? '90')

/** So long without an order. */
export const slowPeriods = ['30', '60', '90', '180', '365'] as const

export const chosenSlowPeriod = (url: URL): number => Number(chosen(url, 'days', slowPeriods) ?? '60')

import { expect, it } from 'vitest'
import { serialAgain } from './serial-again.ts'

const field = 'serial:gid://shopify/LineItem/7:1'
const again = (typed: string | undefined, was: string | undefined, serial: string) =>
  serialAgain(
    { field, serial },
    { ...(typed !== undefined && { [field]: typed }), ...(was !== undefined && { [`was:${field}`]: was }) },
  )

it('the form of serial numbers never puts back a serial number that this person left alone', () => {
  expect(again('SN-1', 'SN-1', 'SN-2')).toEqual({ value: 'SN-2', now: undefined })
  expect(again('', '', 'SN-2')).toEqual({ value: 'SN-2', now: undefined })
  expect(again(undefined, undefined, 'SN-2')).toEqual({ value: 'SN-2', now: undefined })
})

it('the form of serial numbers shows what was typed, and what counts now where somebody else was first', () => {
  expect(again('SN-3', 'SN-1', 'SN-2')).toEqual({ value: 'SN-3', now: 'SN-2' })
  expect(again('SN-3', 'SN-1', '')).toEqual({ value: 'SN-3', now: '' })
  expect(again('SN-3', 'SN-1', 'SN-1')).toEqual({ value: 'SN-3', now: undefined })
  expect(again('SN-2', 'SN-1', 'SN-2')).toEqual({ value: 'SN-2', now: undefined })
  expect(again('SN-3', undefined, 'SN-2')).toEqual({ value: 'SN-3', now: undefined })
})

import { dismissToast, noticeTypes, pauseToasts, readToasts, resumeToasts, toastTypes } from '@dvaput/ui/toast-store.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTime(ms)
const stateOf = (id: string) => {
  const found = readToasts().find((each) => each.id === id)
  if (!found) return 'removed'
  return found.visible ? 'shown' : 'dismissed'
}

describe('notify', () => {
  it('has the types of the specification [TOAST-01]', () => {
    expect([...noticeTypes].sort()).toEqual(['error', 'info', 'success', 'warning'])
  })

  it.each(['success', 'error', 'warning', 'info'] as const)(
    'shows a toast with id, message, type %s and duration [TOAST-01]',
    (type) => {
      expect(notify({ id: 'offer', type, message: 'Poslano', durationMs: 1700 })).toBe('offer')
      expect(readToasts()).toMatchObject([{ id: 'offer', message: 'Poslano', durationMs: 1700, tone: type }])
    },
  )

  it('stays for 5 seconds unless another duration is given [TOAST-05]', () => {
    const id = notify({ type: 'info', message: 'Prijavite se' })
    pass(4999)
    expect(stateOf(id)).toBe('shown')
    pass(1)
    expect(stateOf(id)).toBe('dismissed')
  })

  it('replaces the toast with the same id, and its time begins anew', () => {
    notify({ id: 'stock', type: 'info', message: 'Dva komada' })
    pass(4000)
    notify({ id: 'stock', type: 'warning', message: 'Jedan komad' })
    expect(readToasts().map(({ message }) => message)).toEqual(['Jedan komad'])
    pass(4999)
    expect(stateOf('stock')).toBe('shown')
  })

  it('brings back a toast that was leaving', () => {
    notify({ id: 'stock', type: 'info', message: 'Dva komada', durationMs: 10 })
    pass(500)
    expect(stateOf('stock')).toBe('dismissed')
    notify({ id: 'stock', type: 'info', message: 'Tri komada' })
    pass(2000)
    expect(stateOf('stock')).toBe('shown')
  })

  it('is gone as soon as it is dismissed', () => {
    const id = notify({ type: 'success', message: 'Dodano', durationMs: 1200, leavingMs: 500 })
    pass(1699)
    expect(stateOf(id)).toBe('dismissed')
    pass(1)
    expect(stateOf(id)).toBe('removed')
  })
})

describe('the generic set', () => {
  it('is blank, error, success, loading and custom [TOAST-02]', () => {
    expect(Object.keys(toast)).toEqual(['blank', 'error', 'success', 'loading', 'custom'])
    expect(toastTypes).toEqual(['blank', 'error', 'success', 'loading', 'custom'])
    for (const type of toastTypes) {
      const id = toast[type]('Poruka')
      expect(readToasts().find((each) => each.id === id)?.type).toBe(type)
    }
  })

  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ] as const)('shows %s for %i ms [TOAST-06]', (type, durationMs) => {
    const id = toast[type]('Poruka')
    pass(durationMs - 1)
    expect(stateOf(id)).toBe('shown')
    pass(1)
    expect(stateOf(id)).toBe('dismissed')
  })

  it('never lets loading expire on its own [TOAST-04] [TOAST-06]', () => {
    const id = toast.loading('Šaljemo')
    pass(24 * 60 * 60 * 1000)
    expect(stateOf(id)).toBe('shown')
  })

  it('removes a dismissed toast 1000 ms later [TOAST-03]', () => {
    const id = toast.loading('Šaljemo')
    expect(stateOf(id)).toBe('shown')
    dismissToast(id)
    expect(stateOf(id)).toBe('dismissed')
    pass(999)
    expect(stateOf(id)).toBe('dismissed')
    pass(1)
    expect(stateOf(id)).toBe('removed')
  })

  it('shows at most 20 at once, the newest [TOAST-07]', () => {
    for (let number = 1; number <= 21; number += 1) toast.blank(`${number}`)
    expect(readToasts()).toHaveLength(20)
    expect(readToasts().map(({ message }) => message)).not.toContain('1')
    expect(readToasts()[0]?.message).toBe('21')
  })
})

it('a notice lets no time pass while somebody reads', () => {
  const id = toast.success('Dodano')
  pass(1500)
  pauseToasts()
  pass(60_000)
  const late = toast.success('Još jedno')
  pass(60_000)
  expect([stateOf(id), stateOf(late)]).toEqual(['shown', 'shown'])
  resumeToasts()
  pass(499)
  expect(stateOf(id)).toBe('shown')
  pass(1)
  expect(stateOf(id)).toBe('dismissed')
})

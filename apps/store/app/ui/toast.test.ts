import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toast as generic, type Toast, useToaster } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticeTypes, notify, toast, toneOf } from './toast.ts'

/** As much of a page as React asks for when nothing is drawn: the timers run in the hook's effects. */
const createBlankPage = () => {
  const silent = { addEventListener: () => {}, removeEventListener: () => {} }
  const window = { ...silent, HTMLIFrameElement: class {} }
  const document = { ...silent, nodeType: 9, defaultView: window, activeElement: null }
  const container = { ...silent, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: document }
  return { window, document, container: container as unknown as Element }
}

let shown: readonly Toast[] = []
const Watcher = () => {
  shown = useToaster().toasts
  return null
}

const show = (make: () => string) => act(async () => make())
const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms)
  })
const stateOf = (id: string) => {
  const found = shown.find((each) => each.id === id)
  if (!found) return 'removed'
  return found.visible ? 'shown' : 'dismissed'
}

let root: Root

beforeEach(async () => {
  vi.useFakeTimers()
  const { window, document, container } = createBlankPage()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(container)
  await act(async () => root.render(createElement(Watcher)))
})

afterEach(async () => {
  await act(async () => generic.removeAll())
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('notify', () => {
  it.each(noticeTypes)('shows a toast with id, message, type %s and duration [TOAST-01]', async (type) => {
    const id = await show(() => notify({ id: 'offer', type, message: 'Poslano', durationMs: 1700 }))
    const [notice] = shown
    expect(id).toBe('offer')
    expect(notice).toMatchObject({ id: 'offer', message: 'Poslano', duration: 1700 })
    expect(notice && toneOf(notice)).toBe(type)
  })

  it('stays for 5 seconds unless told otherwise [TOAST-05]', async () => {
    const id = await show(() => notify({ type: 'info', message: 'Prijavite se' }))
    await pass(4999)
    expect(stateOf(id)).toBe('shown')
    await pass(1)
    expect(stateOf(id)).toBe('dismissed')
  })

  it('replaces the toast with the same id', async () => {
    await show(() => notify({ id: 'stock', type: 'info', message: 'Dva komada' }))
    await show(() => notify({ id: 'stock', type: 'warning', message: 'Jedan komad' }))
    expect(shown.map(({ message }) => message)).toEqual(['Jedan komad'])
  })
})

describe('the generic set', () => {
  it('is blank, error, success, loading and custom [TOAST-02]', async () => {
    const types = ['blank', 'error', 'success', 'loading', 'custom'] as const
    expect(Object.keys(toast).sort()).toEqual([...types].sort())
    for (const type of types) {
      const id = await show(() => toast[type]('Poruka'))
      expect(shown.find((each) => each.id === id)?.type).toBe(type)
    }
  })

  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ] as const)('shows %s for %i ms [TOAST-06]', async (type, durationMs) => {
    const id = await show(() => toast[type]('Poruka'))
    await pass(durationMs - 1)
    expect(stateOf(id)).toBe('shown')
    await pass(1)
    expect(stateOf(id)).toBe('dismissed')
  })

  it('never lets loading expire on its own [TOAST-04] [TOAST-06]', async () => {
    const id = await show(() => toast.loading('Šaljemo'))
    await pass(24 * 60 * 60 * 1000)
    expect(stateOf(id)).toBe('shown')
  })

  it('removes a dismissed toast 1000 ms later [TOAST-03]', async () => {
    const id = await show(() => toast.loading('Šaljemo'))
    expect(stateOf(id)).toBe('shown')
    await act(async () => generic.dismiss(id))
    expect(stateOf(id)).toBe('dismissed')
    await pass(999)
    expect(stateOf(id)).toBe('dismissed')
    await pass(1)
    expect(stateOf(id)).toBe('removed')
  })

  it('shows at most 20 at once, the newest [TOAST-07]', async () => {
    for (let number = 1; number <= 21; number += 1) await show(() => toast.blank(`${number}`))
    expect(shown).toHaveLength(20)
    expect(shown.map(({ message }) => message)).not.toContain('1')
  })
})

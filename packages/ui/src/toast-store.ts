import { useSyncExternalStore } from 'react'

export const toastTypes = ['blank', 'error', 'success', 'loading', 'custom'] as const
export type ToastType = (typeof toastTypes)[number]

export const noticeTypes = ['success', 'error', 'warning', 'info'] as const
export type NoticeType = (typeof noticeTypes)[number]

export type Toast = {
  readonly id: string
  readonly type: ToastType
  readonly tone: NoticeType | undefined
  readonly message: string
  readonly durationMs: number
  /** Duration of the exit animation. */
  readonly leavingMs: number
  /** False once dismissed. */
  readonly visible: boolean
}

type ToastInput = Pick<Toast, 'type' | 'message' | 'durationMs'> & {
  readonly id?: string | undefined
  readonly tone?: NoticeType | undefined
  readonly leavingMs?: number | undefined
}

// At most so many toasts at once; a dismissed one is removed after so long. // TOAST-03, TOAST-07
const maxToasts = 20
const usualLeavingMs = 1000

/** The timer pauses while a toast is hovered or focused. */
type Clock = { timer?: ReturnType<typeof setTimeout>; readonly until: number; readonly then: () => void }

let toasts: readonly Toast[] = []
let pausedAt: number | undefined
let count = 0
const clocks = new Map<string, Clock>()
const listeners = new Set<() => void>()

const set = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const start = (id: string, until: number, then: () => void) => {
  clearTimeout(clocks.get(id)?.timer)
  const clock: Clock = { until, then }
  clocks.set(id, clock)
  if (pausedAt === undefined && Number.isFinite(until)) clock.timer = setTimeout(then, until - Date.now())
}

const remove = (id: string) => {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  set(toasts.filter((toast) => toast.id !== id))
}

export const dismissToast = (id: string): void => {
  const toast = toasts.find((each) => each.id === id)
  if (!toast?.visible) return
  start(id, Date.now() + toast.leavingMs, () => remove(id))
  set(toasts.map((each) => (each.id === id ? { ...each, visible: false } : each)))
}

/** The newest first. The same id replaces the earlier toast. */
export const showToast = ({ id, type, message, tone, durationMs, leavingMs = usualLeavingMs }: ToastInput): string => {
  count += 1
  const toast: Toast = { id: id ?? `toast-${count}`, type, message, tone, durationMs, leavingMs, visible: true }
  const isThere = toasts.some((each) => each.id === toast.id)
  const next = isThere ? toasts.map((each) => (each.id === toast.id ? toast : each)) : [toast, ...toasts]
  for (const { id: excess } of next.slice(maxToasts)) remove(excess)
  start(toast.id, Date.now() + durationMs, () => dismissToast(toast.id))
  set(next.slice(0, maxToasts))
  return toast.id
}

export const pauseToasts = (): void => {
  if (pausedAt !== undefined) return
  pausedAt = Date.now()
  for (const { timer } of clocks.values()) clearTimeout(timer)
}

export const resumeToasts = (): void => {
  if (pausedAt === undefined) return
  const pausedMs = Date.now() - pausedAt
  pausedAt = undefined
  for (const [id, { until, then }] of [...clocks]) start(id, until + pausedMs, then)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readToasts = (): readonly Toast[] => toasts

const none: readonly Toast[] = []
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, readToasts, () => none)

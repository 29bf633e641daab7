import { type NoticeType, showToast, type ToastType } from '@dvaput/ui/toast-store.ts'

type Notice = {
  readonly type: NoticeType
  readonly message: string
  readonly durationMs?: number
  /** Duration of the exit animation, one second by default. */
  readonly leavingMs?: number
  /** The same id replaces the earlier toast. */
  readonly id?: string
}

// Every toast of the shop takes 5 s; the generic set has durations of its own. // TOAST-05, TOAST-06
const noticeDurationMs = 5000

/** A toast in one of the shop's four types. */
export const notify = ({ type, message, durationMs = noticeDurationMs, leavingMs, id }: Notice): string =>
  showToast({ id, type: 'custom', tone: type, message, durationMs, leavingMs })

const show =
  (type: ToastType, durationMs: number, tone?: NoticeType) =>
  (message: string): string =>
    showToast({ type, tone, message, durationMs })

/** The generic set. // TOAST-06 */
export const toast = {
  blank: show('blank', 4000),
  error: show('error', 4000, 'error'),
  success: show('success', 2000, 'success'),
  loading: show('loading', Number.POSITIVE_INFINITY),
  custom: show('custom', 4000),
} satisfies Record<ToastType, (message: string) => string>

import { toast as generic, type Toast, type ToastOptions, type ToastType } from 'react-hot-toast/headless'

export const noticeTypes = ['success', 'error', 'warning', 'info'] as const
export type NoticeType = (typeof noticeTypes)[number]

type Notice = {
  readonly type: NoticeType
  readonly message: string
  readonly durationMs?: number
  /** From its dismissal until it is gone; a second where nothing is said. */
  readonly leavingMs?: number
  /** The same id again replaces what stands there instead of adding a second one. */
  readonly id?: string
}

// spec §9 Time: one reading gives every toast of the shop 5 s, the generic set has durations of its own.
const noticeDurationMs = 5000

/** Tells the shopper something, in one of the shop's own four tones. */
export const notify = ({ type, message, durationMs = noticeDurationMs, leavingMs, id }: Notice): string =>
  generic.custom(message, {
    icon: type,
    duration: durationMs,
    ...(leavingMs !== undefined && { removeDelay: leavingMs }),
    ...(id && { id }),
  })

type Show = (message: string, options?: Pick<ToastOptions, 'id' | 'duration'>) => string

/** The generic set; its durations, limit and removal delay are the library's own and those of spec §9 Time. */
export const toast = {
  blank: generic,
  success: generic.success,
  error: generic.error,
  loading: generic.loading,
  custom: generic.custom,
} satisfies Record<ToastType, Show>

const toneOfType = {
  blank: undefined,
  custom: undefined,
  loading: undefined,
  success: 'success',
  error: 'error',
} as const satisfies Record<ToastType, NoticeType | undefined>

const isNoticeType = (value: unknown): value is NoticeType => (noticeTypes as readonly unknown[]).includes(value)

export const toneOf = ({ icon, type }: Pick<Toast, 'icon' | 'type'>): NoticeType | undefined =>
  isNoticeType(icon) ? icon : toneOfType[type]

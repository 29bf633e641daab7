import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { useKitText } from './kit-texts.ts'
import { Spinner } from './spinner.tsx'
import { dismissToast, type NoticeType, pauseToasts, resumeToasts, type Toast, useToasts } from './toast-store.ts'

const icons = { success: 'success', error: 'error', warning: 'alert', info: 'info' } as const satisfies Record<
  NoticeType,
  IconName
>

const tones = {
  success: 'text-accent',
  error: 'text-danger',
  warning: 'text-warning',
  info: 'text-info',
} as const satisfies Record<NoticeType, string>

const Sign = ({ toast }: { readonly toast: Toast }) => {
  const { tone } = toast
  if (tone) return <Icon name={icons[tone]} className={joinClasses('size-6', tones[tone])} />
  return toast.type === 'loading' ? <Spinner className="p-0.5 text-accent" /> : null
}

const ToastCard = ({ toast }: { readonly toast: Toast }) => {
  const text = useKitText('kit')
  return (
    <div
      inert={!toast.visible}
      className={joinClasses(
        'grid w-full animate-arrive transition-[grid-template-rows,opacity] duration-200',
        toast.visible ? 'grid-rows-[1fr]' : 'grid-rows-[0fr] opacity-0',
      )}
    >
      <div className={joinClasses('min-h-0', !toast.visible && 'overflow-hidden')}>
        <div className="pointer-events-auto mt-2 flex items-start gap-3 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-overlay">
          <span className="flex h-9 shrink-0 items-center empty:hidden">
            <Sign toast={toast} />
          </span>
          <p className="min-w-0 grow py-1.5 text-sm font-medium">{toast.message}</p>
          <button
            type="button"
            aria-label={text('ui.close')}
            className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
            onClick={() => dismissToast(toast.id)}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  )
}

/** On a phone a dialog or a drawer has its buttons at the bottom, where toasts are otherwise. */
const aboveDialogs = 'max-sm:in-[body:has([role=dialog])]:top-0 max-sm:in-[body:has([role=dialog])]:bottom-auto'

/**
 * Both live regions are rendered from the start: screen readers often miss one that is added with its text. An open
 * dialog hides everything around it but elements with `aria-live`, so the role alone would not do.
 */
export const Toaster = () => {
  const toasts = useToasts()
  const isUrgent = ({ tone }: Toast) => tone === 'error'
  const region = {
    className: 'flex flex-col-reverse',
    onMouseEnter: pauseToasts,
    onMouseLeave: resumeToasts,
    onFocus: pauseToasts,
    onBlur: resumeToasts,
  }
  return (
    <div
      className={joinClasses(
        'pointer-events-none fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-dvh max-w-drawer flex-col-reverse overflow-y-auto p-4 sm:right-auto sm:bottom-2 sm:left-2 sm:w-full print:hidden',
        aboveDialogs,
      )}
    >
      <div role="alert" aria-live="assertive" aria-atomic="false" {...region}>
        {toasts.filter(isUrgent).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false" {...region}>
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  )
}

import { joinClasses } from '@dvaput/ui/join-classes.ts'

export const choiceClasses = (chosen: boolean): string =>
  joinClasses(
    'inline-flex min-h-10 items-center gap-2 rounded-md border px-3 text-sm font-medium transition-colors',
    chosen ? 'border-accent bg-accent-soft text-accent' : 'border-line text-ink hover:bg-sunken',
  )

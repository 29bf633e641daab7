import { joinClasses } from '@dvaput/ui/join-classes.ts'

/** A placeholder; the class gives its size, the loading state around it has the text. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={joinClasses('animate-glow rounded-sm bg-line', className)} />
)

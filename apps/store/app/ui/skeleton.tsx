import { joinClasses } from './join-classes.ts'

/** The shape of what is coming; its size comes from the class. The loading state around it says the word. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={joinClasses('animate-glow rounded-sm bg-line', className)} />
)

import { mayOpen } from './may-open.ts'
import { useCurrentAdministrator } from './use-current-administrator.ts'

/** For a link that says nothing by itself: whoever may not follow it does not see it. */
export const useMayOpen = () => {
  const permissions = useCurrentAdministrator()?.permissions ?? []
  return (to: string): boolean => mayOpen(to, permissions)
}

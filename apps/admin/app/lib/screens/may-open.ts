import type { Permission } from '@dvaput/domain/administrators/permissions'
import routes from '../../routes.ts'
import { createMatchScreen } from '../urls/match-screen.ts'

const matchScreen = createMatchScreen(routes)

/** Whether a role opens the screen that this link leads to: any other ends at a refusal. */
export const mayOpen = (to: string, permissions: readonly Permission[]): boolean => {
  const access = matchScreen(to.replace(/[?#].*/, ''))?.access
  if (access?.kind !== 'screen' || access.permission === 'every-role') return true
  return permissions.includes(access.permission)
}

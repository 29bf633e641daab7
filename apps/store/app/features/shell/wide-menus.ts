/** One chunk: a phone, which hides these menus, never loads it. */
export { MainNavigation } from './main-navigation.tsx'
export { PreferencesMenu } from './preferences-menu.tsx'

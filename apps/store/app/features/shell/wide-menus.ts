/** One chunk, which a phone never loads. */
export { MainNavigation } from './main-navigation.tsx'
export { PreferencesMenu } from './preferences-menu.tsx'

/** One chunk, loaded after the scripts that every page needs first: a phone hides these menus. */
export { MainNavigation } from './main-navigation.tsx'
export { PreferencesMenu } from './preferences-menu.tsx'

/** As the state of a navigation: it leads to another search, and every form of the screen stays as it is typed. */
export const staysOnScreen = { staysOnScreen: true } as const

export const isStay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'staysOnScreen' in state

export const joinClasses = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ')

import { createSecretCheck, hashSecret } from '../passwords/secret-hashing.ts'

/** Longer than any code; hashing more would only cost time. */
const maxCodeLength = 200

/** Spaces around a code that was copied do not count. */
const normalise = (code: string): string => code.trim().slice(0, maxCodeLength)

export const isBlankCode = (code: string): boolean => normalise(code) === ''

/** For the settings, which never hold the code itself. */
export const hashAccessCode = (code: string): Promise<string> => hashSecret(normalise(code))

export const createCodeCheck = () => {
  const check = createSecretCheck()
  return (code: string, codeHash: string): Promise<boolean | 'busy'> => check(normalise(code), codeHash)
}

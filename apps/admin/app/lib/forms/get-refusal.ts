/** Why an action refused; null where it asks for a proof, shows something, or nothing was sent. */
export const getRefusal = <Answer extends object>(
  answer: Answer | undefined,
): Extract<Answer, { readonly code: string }> | null =>
  answer && 'code' in answer ? (answer as Extract<Answer, { readonly code: string }>) : null

/** Somebody else's service failed, and no other could answer. The page says so itself; anything else is a bug. */
export const isIntegrationError = (error: unknown): error is Error & { readonly kind: unknown } =>
  error instanceof Error && error.name === 'IntegrationError' && 'kind' in error

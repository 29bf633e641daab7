/** An outside service failed and no fallback answered. The page shows it; any other error is a bug. */
export const isIntegrationError = (error: unknown): error is Error & { readonly kind: unknown } =>
  error instanceof Error && error.name === 'IntegrationError' && 'kind' in error

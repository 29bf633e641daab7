/** The page that the platform leads back to. */
export const successPath = (id: string): string => `/checkout/success?checkout=${id}`

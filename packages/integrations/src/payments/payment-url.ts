/** Whether a shopper may be sent there: an exact origin of the list, without a name or password. // divergences S-33 */
export const isAllowedPaymentUrl = (text: string, origins: readonly string[]): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // The beginning of the text as well: `blob:` has the origin of another URL, and a name stands before the host.
  return url !== undefined && origins.includes(url.origin) && url.href.startsWith(`${url.origin}/`)
}

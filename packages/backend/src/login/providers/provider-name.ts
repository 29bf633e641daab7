const names: Readonly<Record<string, string>> = {
  'accounts.google.com': 'Google',
  'appleid.apple.com': 'Apple',
  'login.microsoftonline.com': 'Microsoft',
}

const isOfThisMachine = (host: string): boolean => host === '127.0.0.1' || /(?:^|\.)localhost$/.test(host)

/** What shoppers call a provider of accounts. The sandbox of the demo stands for Google. */
export const providerName = (origin: string): string => {
  const { hostname } = new URL(origin)
  return names[hostname] ?? (isOfThisMachine(hostname) ? 'Google' : hostname)
}

export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return '(not a URL)'
  const parsed = new URL(url)
  if (parsed.password) parsed.password = '***'
  if (parsed.searchParams.has('password')) parsed.searchParams.set('password', '***')
  return parsed.href
}

export function withDatabase(url: string, database: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${encodeURIComponent(database)}`
  return parsed.href
}

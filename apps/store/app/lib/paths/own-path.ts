const anyOwn = 'http://own.invalid'

/** Only a path of this site, as a browser would read it: `//elsewhere` and `/\elsewhere` are other sites. */
export const toOwnPath = (path: string): string => {
  const url = URL.parse(path, anyOwn)
  return url?.origin === anyOwn && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}

/** Any response counts, whatever its status. */
export const isServerReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

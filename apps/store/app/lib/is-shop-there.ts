/** Whether anybody answers, whatever the answer. */
export const isShopThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** The hosted platform's own paths; its clients build some of them from the shop's id alone. */
export const identityPaths = (shopId: number) => {
  const base = `/authentication/${shopId}`
  return {
    login: `${base}/login`,
    endpoints: {
      authorization: `${base}/oauth/authorize`,
      token: `${base}/oauth/token`,
      userinfo: `${base}/oauth/userinfo`,
      revocation: `${base}/oauth/revoke`,
      jwks: `${base}/.well-known/jwks.json`,
      end_session: `${base}/logout`,
    },
  } as const
}

export type IdentityPaths = ReturnType<typeof identityPaths>

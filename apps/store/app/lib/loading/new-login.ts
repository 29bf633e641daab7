/**
 * Parameters for a provider that may still know who has logged out here, or has to show again who they are. One that is
 * told how old a login may be has to say how old it is. OpenID Connect Core 3.1.2.1
 */
export const newLogin = { prompt: 'login', max_age: '900' } as const

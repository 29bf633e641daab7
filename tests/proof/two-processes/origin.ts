/** What the shop is called, whichever process answers. */
export const origin = 'http://main.localhost:3000'

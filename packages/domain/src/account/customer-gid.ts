/** As the platform names a customer; pages and links name the number alone. */
export const toCustomerGid = (number: string): string => `gid://shopify/Customer/${number}`

export const customerNumberOf = (gid: string): string => gid.split('/').at(-1) ?? ''

/** What a URL names may be anything. */
export const isCustomerNumber = (text: string): boolean => /^[1-9]\d{0,19}$/.test(text)

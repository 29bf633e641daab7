/** What every connection takes. */
export const pageArguments = 'first: Int, after: String, last: Int, before: String, reverse: Boolean = false'

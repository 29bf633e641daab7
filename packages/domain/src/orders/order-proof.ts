/**
 * In the URL that the built-in platform leads back to: who has it, has completed the order. Its value is
 * `{until}.{signature}`: Unix seconds, and their HMAC-SHA-256 in base64url under the key of the order's status page.
 */
export const orderProofParameter = 'order_proof'

/**
 * The OpenID library saves a session at the end of each request, whatever became of it meanwhile. So the row of an ended
 * session stays for longer than any request lasts, empty, and nothing is written into it any more.
 */
export const endSessionsSql = `UPDATE platform.oidc_payloads
  SET payload = '{}', expires_at = app_now() + interval '1 hour' WHERE model = 'Session'`

export const isNotEnded = (table: 'kept' | 'oidc_payloads') => `${table}.payload <> '{}'`

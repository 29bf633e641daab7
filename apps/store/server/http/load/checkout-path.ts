const checkoutPath =
  /^\/(?:api\/)?(?:cart|checkouts?|orders|invoices|webhooks|payments|mercadopago|hybrid|draft-orders|shopify\/(?:admin-checkout|draft-order|create-temp-era-product))(?:[/.-]|$)/

/** Where somebody pays, or where we are told of a payment: these find room when others do not. */
export const isCheckoutPath = (path: string): boolean => checkoutPath.test(path)

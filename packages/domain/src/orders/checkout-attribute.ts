/**
 * Under this attribute a cart, and the order that comes of it, names the checkout of ours. The underscore hides it from
 * the shopper at a hosted shop.
 */
export const checkoutAttribute = '_checkout'

export const wishFormId = 'wish'

/**
 * One for all hearts of a page, so that they work without scripts. With a form in each card, Chromium lays out every
 * card when the page has loaded, near the screen or not.
 */
export const WishForm = () => <form id={wishFormId} method="post" action="/wishlist" />

/** For a week, at least every two minutes: soon after the warehouse is back it has every order. */
export const warehouseRetries = { retryDelayMaxSeconds: 2 * 60, retryLimit: 20 + 7 * 24 * 30 }

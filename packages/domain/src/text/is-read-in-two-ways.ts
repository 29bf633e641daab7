/** 1.200 is twelve hundred to one reader and one and a fifth to another; 0.560 and 1.2000 are plain. */
export const isReadInTwoWays = (number: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)

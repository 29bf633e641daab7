/** Numbers between 0 and 1 that look like chance and are the same every time. */
export const createRandom = (seed: number) => {
  let state = seed * 7919 + 17
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

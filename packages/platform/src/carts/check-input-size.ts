import { refuse } from '../graphql/refuse.ts'

const largestInput = 250

/** The hosted platform refuses the whole field, not one of its entries. */
export const checkInputSize = (...lists: readonly (readonly unknown[] | null | undefined)[]): void => {
  for (const list of lists)
    if (list && list.length > largestInput)
      throw refuse(
        'MAX_INPUT_SIZE_EXCEEDED',
        `The input array size of ${list.length} is greater than the maximum allowed of ${largestInput}.`,
      )
}

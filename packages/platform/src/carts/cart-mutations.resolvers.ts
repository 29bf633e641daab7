import type {
  MutationCartAttributesUpdateArgs,
  MutationCartBuyerIdentityUpdateArgs,
  MutationCartCreateArgs,
  MutationCartDiscountCodesUpdateArgs,
  MutationCartLinesAddArgs,
  MutationCartLinesRemoveArgs,
  MutationCartLinesUpdateArgs,
  MutationCartNoteUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import type { CartResolvers } from './cart-context.ts'
import { changeBuyerIdentity } from './change-buyer-identity.ts'
import { changeCart } from './change-cart.ts'
import { setAttributes, setDiscountCodes, setNote } from './change-details.ts'
import { checkCodeTries } from './check-code-attempts.ts'
import { createCart } from './create-cart.ts'
import { addLines, removeLines, updateLines } from './lines/change-lines.ts'

export const cartMutationResolvers: CartResolvers = {
  Mutation: {
    cartCreate: async (_source, { input }: MutationCartCreateArgs, context) => {
      const given = input ?? {}
      await checkCodeTries(context, given.discountCodes, undefined)
      return createCart(context, given)
    },
    cartLinesAdd: (_source, args: MutationCartLinesAddArgs, context) =>
      changeCart(context, args, (state) => addLines(state, context.shop, args.lines)),
    cartLinesUpdate: (_source, args: MutationCartLinesUpdateArgs, context) =>
      changeCart(context, args, (state) => updateLines(state, context.shop, args.lines)),
    cartLinesRemove: (_source, args: MutationCartLinesRemoveArgs, context) =>
      changeCart(context, args, (state) => removeLines(state, args.lineIds)),
    cartNoteUpdate: (_source, args: MutationCartNoteUpdateArgs, context) =>
      changeCart(context, args, () => setNote(args.note)),
    cartAttributesUpdate: (_source, args: MutationCartAttributesUpdateArgs, context) =>
      changeCart(context, args, () => setAttributes(args.attributes)),
    cartDiscountCodesUpdate: async (_source, args: MutationCartDiscountCodesUpdateArgs, context) => {
      await checkCodeTries(context, args.discountCodes, args.cartId)
      return changeCart(context, args, () => setDiscountCodes(args.discountCodes ?? []))
    },
    cartBuyerIdentityUpdate: (_source, args: MutationCartBuyerIdentityUpdateArgs, context) =>
      changeCart(context, args, (state) => changeBuyerIdentity(state, context, args.buyerIdentity)),
  },
}

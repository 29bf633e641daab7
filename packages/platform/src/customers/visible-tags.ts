import { closedAccountTag } from '@dvaput/domain/account/closed-account-tag'
import type { Customer } from '../tables/customers.table.ts'

/** A closed account says so by a tag as well, which is how a shop closes one at a hosted platform. */
export const visibleTags = ({ tags, state }: Pick<Customer, 'tags' | 'state'>): readonly string[] =>
  state === 'disabled' && !tags.includes(closedAccountTag) ? [...tags, closedAccountTag] : tags

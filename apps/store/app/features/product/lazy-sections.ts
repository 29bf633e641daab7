/** Sections below the fold, in one chunk. */
export { ConditionSection } from './condition-section.tsx'
export { ProductFacts } from './product-facts.tsx'
export { TermsList } from './terms-list.tsx'

/** What is kept of somebody, in their own words. */
export const FACT_KINDS = ['interest', 'dislike', 'dietary', 'gift_idea', 'topic', 'note'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** How somebody was in touch. */
export const INTERACTION_TYPES = ['call', 'message', 'meeting', 'email', 'gift', 'other'] as const
export type InteractionType = (typeof INTERACTION_TYPES)[number]

/** Which way a gift went. */
export const GIFT_DIRECTIONS = ['given', 'received'] as const
export type GiftDirection = (typeof GIFT_DIRECTIONS)[number]

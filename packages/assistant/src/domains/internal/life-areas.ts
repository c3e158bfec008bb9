/** The areas of life, the same for everybody, as the router names them. */
export const LIFE_AREAS = [
  'health',
  'finance',
  'professional',
  'learning',
  'spiritual',
  'relationships',
] as const
export type LifeArea = (typeof LIFE_AREAS)[number]

/** What kinds of things are kept in mind. */
export const KNOWLEDGE_TYPES = ['fact', 'preference', 'memory', 'insight', 'person'] as const
export type KnowledgeType = (typeof KNOWLEDGE_TYPES)[number]

/** Where something that is kept comes from: the user's words, a form, or what a model made of them. */
export const KNOWLEDGE_SOURCES = ['said', 'form', 'inferred'] as const
export type KnowledgeSource = (typeof KNOWLEDGE_SOURCES)[number]

/** How sure something is by where it comes from. */
export const CONFIDENCE: Readonly<Record<KnowledgeSource, number>> = {
  said: 1,
  form: 1,
  inferred: 0.7,
}

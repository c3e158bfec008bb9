/** How a question opens; spoken and hasty ones have no mark at their end. */
const ASKS =
  /^\s*(?:e |mas |so |and |but )?(?:qual|quais|quem|quando|onde|por ?qu[eê]|quantos?|quantas?|como (?:fa[çc]o|faz|é|eu|se)|o que (?:é|são|significa|acontece|posso|eu posso|dá pra)|who|whose|where|when|why|which|what(?! an? )|what's|how (?:do|does|did|can|could|should|many|much|old|far|long|big|tall|is|are|to))(?!\p{L})/iu

/** Whether a text opens as questions do. */
export const opensAsQuestion = (text: string): boolean => ASKS.test(text)

/** Whether a text asks, by its mark or by how it opens. */
export const isQuestion = (text: string): boolean =>
  text.trimEnd().endsWith('?') || opensAsQuestion(text)

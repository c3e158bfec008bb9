/** Intents that an action of Parco's own carries out; all others call the tool of their name. */
export const HANDLED_INTENTS = [
  'confirm',
  'reject',
  'correct',
  'clarify',
  'multi',
  'undo',
  'undo_several',
  'redo',
  'none',
  'model',
  'general_chat',
  'analyze_context',
  'translate',
  'summarize_text',
  'generate_pdf',
  'safety_crisis',
  'tell_time',
  'tell_day',
  'calculate',
  'list_records',
  'last_write',
  'follow_up',
] as const

export type HandledIntent = (typeof HANDLED_INTENTS)[number]

/** Those whose name a tool for models has, too: said by a user, the action carries them out. */
export const ALSO_TOOLS: ReadonlySet<string> = new Set(['analyze_context'])

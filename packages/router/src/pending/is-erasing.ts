import type { IntentCall } from '@parco/protocol'
import { hasTrait } from '../intents/intent-table.ts'

/** Whether a write takes something back. */
export const isErasing = ({ intent }: IntentCall): boolean =>
  intent === 'undo' || hasTrait(intent, 'erases')

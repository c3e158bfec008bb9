import type { IntentCall } from '@parco/protocol'

const ERASING = /^(?:delete_|undo$|unmark_|forget_)/

/** Whether a write takes something back. */
export const isErasing = ({ intent }: IntentCall): boolean => ERASING.test(intent)

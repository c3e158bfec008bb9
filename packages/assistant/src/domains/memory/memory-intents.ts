import { defineIntent, type Intent } from '@parco/router'
import { buildCorrection } from './said/build-correction.ts'

/** What the router knows of the newer intents of memory besides their sentences. */
export const newMemoryIntents: readonly Intent[] = [
  defineIntent({
    name: 'update_knowledge',
    traits: ['sets-right'],
    build: buildCorrection,
    akin: ['add_knowledge'],
  }),
  defineIntent({ name: 'search_conversations', traits: ['searches'] }),
]

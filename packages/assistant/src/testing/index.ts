export { fitTurns } from '../domains/memory/turns/fit-turns.ts'
export { createTurnIndex } from '../domains/memory/turns/turn-index.ts'
export { type MixedStep, mixedConversation } from './mixed-conversation.ts'
export { type LifeParco, openLifeParco } from './open-life-parco.ts'

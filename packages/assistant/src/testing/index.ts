export { type MixedStep, mixedConversation } from './mixed-conversation.ts'
export { type LifeParco, openLifeParco } from './open-life-parco.ts'

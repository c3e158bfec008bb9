export { type LifeParco, openLifeParco } from './open-life-parco.ts'

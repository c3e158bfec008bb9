export { fillTestHome } from './fill-test-home.ts'
export { findRowSecurityProblems, findSchemaDifferences } from './inspect-schema.ts'
export {
  openTestStore,
  type TestStore,
  type TestStoreOptions,
  type TestUser,
} from './open-test-store.ts'
export { type MatrixCell, type MatrixCommand, runRowMatrix } from './row-matrix.ts'

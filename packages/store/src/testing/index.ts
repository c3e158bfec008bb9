export { findRowSecurityProblems, findSchemaDifferences } from './inspect-schema.ts'
export {
  openTestStore,
  type TestStore,
  type TestStoreOptions,
  type TestUser,
} from './open-test-store.ts'

export {
  openTestStore,
  type TestStore,
  type TestStoreOptions,
  type TestUser,
} from './open-test-store.ts'

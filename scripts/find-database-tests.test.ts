import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDatabaseTests } from './find-database-tests.ts'

describe('findDatabaseTests', () => {
  let root: string
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'parco-database-tests-'))
    const files = {
      'packages/store/src/testing/index.ts': "export { open } from './open.ts'",
      'packages/store/src/testing/open.ts': 'const engine = process.env.PARCO_TEST_ENGINE',
      'packages/life/src/sum.ts': "import type { Ring } from './ring.ts'",
      'packages/life/src/ring.ts': "import { sum } from './sum.ts'",
      'packages/life/src/sum.test.ts': "import { sum } from './sum.ts'",
      'packages/life/src/table.test.ts': "import { open } from '@parco/store/testing'",
      'packages/life/src/rows.test.ts': "import { openLife } from './open-life.ts'",
      'packages/life/src/open-life.ts': "import { open } from '@parco/store/testing'",
      'packages/life/src/own.test.ts': 'const url = process.env.PARCO_TEST_DATABASE_URL',
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('names those that open a database themselves or by what they import, and no other', () => {
    expect(findDatabaseTests(root, ['packages/life/**/*.test.ts'])).toEqual([
      'packages/life/src/own.test.ts',
      'packages/life/src/rows.test.ts',
      'packages/life/src/table.test.ts',
    ])
  })
})

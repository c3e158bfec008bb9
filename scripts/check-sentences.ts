import { join } from 'node:path'
import { lintFolder } from '../apps/cli/src/commands/intents/lint-intents.ts'
import { testFolder } from '../apps/cli/src/commands/intents/test-intents.ts'
import { INTENTS_TEXTS } from '../apps/cli/src/intents/intents-texts.ts'
import { loadSentenceFolder } from '../apps/cli/src/intents/load-sentence-folder.ts'
import { printReport } from '../apps/cli/src/intents/with-sentence-folder.ts'

/**
 * Part of the check: what `parco intents lint` and `parco intents test` do with the shipped domains,
 * in one process that reads the sentences once, and in English.
 */
const folder = join(import.meta.dirname, '../packages/assistant/src/domains')
const opened = { folder, texts: INTENTS_TEXTS.en, loaded: loadSentenceFolder(folder) }

const codes = [lintFolder, testFolder].map((judge) =>
  printReport(judge(opened), {}, process.stdout),
)
process.exitCode = Math.max(...codes)

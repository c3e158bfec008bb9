import { defineLibrary } from '../../scripts/pack/define-library.ts'
import manifest from './package.json' with { type: 'json' }

/** Workers are started from a file of their own. */
const workers = {
  'match-worker': './src/workspace/search/match-worker.ts',
  'watchdog-worker': './src/workspace/sandbox/watchdog-worker.ts',
}

export default defineLibrary({ exports: manifest.exports, workers })

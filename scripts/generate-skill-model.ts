import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashLines } from '@parco/router/classifier'
import {
  encodeSkillModel,
  readSkillModelHash,
} from '../packages/assistant/src/skills/hearing/encode-skill-model.ts'
import { readTalk, readTalkFiles } from '../packages/assistant/src/skills/hearing/read-talk.ts'
import {
  TRAINING,
  trainSkillModel,
} from '../packages/assistant/src/skills/hearing/train-skill-model.ts'
import type { Output } from './write-outputs.ts'

const PATH = 'packages/assistant/src/skills/hearing/skill-model.generated.bin'

/** The model that hears what a message is about, stale when it was trained on other talk or otherwise. */
export function generateSkillModel(root: string): Output {
  const hash = hashLines([JSON.stringify(TRAINING), ...readTalkFiles()])
  const file = join(root, PATH)
  return {
    path: PATH,
    isStale: !existsSync(file) || readSkillModelHash(readFileSync(file)) !== hash,
    build: () => encodeSkillModel(trainSkillModel(readTalk()), hash),
  }
}

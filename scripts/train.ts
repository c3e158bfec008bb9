import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateClassifier } from './generate-classifier.ts'
import { generateSkillModel } from './generate-skill-model.ts'
import { readOptions } from './read-options.ts'
import { writeOutputs } from './write-outputs.ts'

/**
 * `npm run train`: trains the shipped classifier where examples, sentences drawn from the grammar or its
 * own code have changed since, in one to three minutes, and the model of skills where its talk has, in
 * seconds; `--skills` only the latter. What it writes is committed with a release
 * alone: four megabytes of noise for every change would soon be most of a clone. `--check` only tells.
 */
const { check, skills } = readOptions(['check', 'skills'])
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const outputs = [generateSkillModel(root)]
if (!skills) outputs.push(generateClassifier(root, 'packages/assistant/src'))
writeOutputs(root, outputs, check)

/**
 * Writes `monolith.json`, what the benchmark of tokens compares with: the assistant as one prompt
 * that holds the instructions, every skill's text and every tool, as they were when it was written.
 * It stays as it is while prompts and tools change. Writing it anew moves every ratio, so it is a
 * commit of its own that says why. `node bench/tokens/freeze-monolith.ts`
 */
import { writeFileSync } from 'node:fs'
import { BASE_PROMPT } from '../../packages/assistant/src/composer/base-prompt.ts'
import { lifeDomains } from '../../packages/assistant/src/domains/index-of-domains.ts'
import { loadLifeSkills } from '../../packages/assistant/src/skills/load-life-skills.ts'
import { createModelTools } from '../../packages/assistant/src/thinking/model-tools.ts'
import { createToolCatalogue } from '../../packages/assistant/src/turn/tool-catalogue.ts'

const monolith = {
  instructions: BASE_PROMPT,
  skills: Object.fromEntries(
    loadLifeSkills().skills.map(({ name, instructions }) => [name, instructions]),
  ),
  tools: createModelTools(createToolCatalogue(lifeDomains)).map(
    ({ name, description, inputJsonSchema }) => ({ name, description, inputJsonSchema }),
  ),
}
const place = new URL('monolith.json', import.meta.url)
writeFileSync(place, `${JSON.stringify(monolith, null, 2)}\n`)
console.log(`${monolith.tools.length} tools, ${Object.keys(monolith.skills).length} skills`)

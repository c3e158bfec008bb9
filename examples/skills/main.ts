/*
 * Skills: knowledge that an agent loads when a task needs it.
 *
 *   node examples/skills/main.ts
 *
 * One skill is a folder with a SKILL.md, as other agents use them too; one is made in code. Until a
 * skill is loaded the model sees one line of it, in the description of the tool `skill`. Its files are
 * listed with its instructions, and read with Read when they are needed.
 */
import { fileURLToPath } from 'node:url'
import { createSkillRegistry, createSkillTool, runAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { createWorkspaceTools, openWorkspace } from '@parco/agent/workspace'

const library = fileURLToPath(new URL('./library', import.meta.url))
const registry = createSkillRegistry({
  skills: [
    {
      name: 'company-facts',
      description: 'Our name, address, bank account and opening hours.',
      instructions: 'Harbour Books, Quay 4, Esbjerg. IBAN DK50 0040 0440 1162 43. Mon-Sat 10-18.',
    },
  ],
  directories: [{ path: library, origin: 'project', trusted: true }],
})
for (const { severity, message } of registry.diagnostics) console.log(severity, message)
for (const { name, description } of registry.listSkills()) console.log(`${name}: ${description}`)

const skill = createSkillTool({ registry })
const workspace = openWorkspace(library)
const Read = createWorkspaceTools(workspace).filter(({ name }) => name === 'Read')
const folder = registry.getSkill('invoice-letters')?.directory
const model = scriptedModel([
  {
    calls: [
      { tool: 'skill', input: { name: 'invoice-letters' } },
      { tool: 'skill', input: { name: 'company-facts' } },
    ],
  },
  { calls: [{ tool: 'Read', input: { file_path: `${folder}/references/payment-plans.md` } }] },
  { text: 'Dear Ms Holm, of invoice 118 we suggest three monthly parts of 250, without interest.' },
])
const run = runAgent('Ms Holm cannot pay the 750 of invoice 118 at once. Answer her.', {
  model,
  tools: [...(skill ? [skill] : []), ...Read],
  system: 'You write letters for a bookshop. Load the skills that the letter needs.',
})
for await (const event of run) {
  if (event.type === 'tool-output-end') {
    console.log(`\n${event.toolName}:\n${String(event.output).replaceAll(`${library}/`, '')}`)
  }
}
console.log(`\n${(await run).text}`)
workspace.close()

import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import type { Suggestion } from '../../life-view.ts'
import { chooseSuggestion } from '../suggestions/choose-suggestion.ts'
import { readSuggestionSettings } from '../suggestions/suggestion-settings.ts'

type Output = JsonObject & { readonly suggestion: Suggestion | null; readonly isOff: boolean }

/** One thing that may be worth doing, or nothing. */
export const suggestAction = defineDomainReadTool({
  name: 'suggest_action',
  description:
    'One thing that may be worth doing, from rules over the records, or nothing. Only where they want an idea; never in distress.',
  input: z.object({ isAsked: z.boolean().optional() }),
  codeSlots: ['isAsked'],
  async execute({ isAsked = false }, context): Promise<Output> {
    const { isOff } = await readSuggestionSettings(context.sql)
    return { suggestion: (await chooseSuggestion(context, isAsked)) ?? null, isOff }
  },
  reply({ isOff, suggestion }, { text }) {
    if (isOff) return text('suggestion.turnedOff')
    return suggestion?.text ?? text('suggestion.none')
  },
})

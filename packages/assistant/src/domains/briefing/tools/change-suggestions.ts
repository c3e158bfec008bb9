import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { refuse } from '../../internal/preparations.ts'
import { choiceField } from '../../internal/preview-fields.ts'
import { chooseSuggestion } from '../suggestions/choose-suggestion.ts'
import {
  readSuggestionSettings,
  SUGGESTION_KINDS,
  type SuggestionKind,
} from '../suggestions/suggestion-settings.ts'

const CHOICES = ['all', ...SUGGESTION_KINDS] as const
type Choice = (typeof CHOICES)[number]

const input = z.object({
  kind: z
    .enum([...CHOICES, 'last'])
    .optional()
    .describe('`last` is the one that was just made.'),
  turn: z.enum(['on', 'off']).optional().describe('off when not said'),
})

type Prepared = { readonly kind: Choice; readonly turn: 'on' | 'off' }

/** Turns suggestions on or off, all or those of one kind. */
export const changeSuggestions = defineDomainWriteTool({
  name: 'change_suggestions',
  description: 'Turns suggestions on or off: all, or those of one kind.',
  input,
  verb: 'change',
  writes: ['users'],
  async prepare({ kind = 'all', turn = 'off' }, context) {
    const settings = await readSuggestionSettings(context.sql)
    const meant = kind === 'last' ? await lastKind(context) : kind
    const state = describe({ kind: meant, turn }, context)
    const isOff = meant === 'all' ? settings.isOff : settings.muted.includes(meant)
    if (isOff === (turn === 'off')) return refuse(context.text('suggestion.same', { state }))
    const options = (['off', 'on'] as const).map((value) => ({
      value,
      label: context.text(`turn.${value}`),
    }))
    const kinds = CHOICES.map((value) => ({ value, label: nameOf(value, context) }))
    return {
      status: 'ready',
      arguments: { kind: meant, turn },
      preview: {
        title: state,
        fields: [
          choiceField({
            slot: 'kind',
            label: nameOf('all', context),
            value: meant,
            options: kinds,
          }),
          choiceField({ slot: 'turn', label: nameOf(meant, context), value: turn, options }),
        ],
      },
    }
  },
  async execute({ kind, turn }: Prepared, context): Promise<Prepared> {
    const { isOff, muted } = await readSuggestionSettings(context.sql)
    const others = muted.filter((one) => one !== kind)
    const suggestions =
      kind === 'all'
        ? // Whoever wants them again wants all.
          { isOff: turn === 'off', muted: turn === 'on' ? [] : muted }
        : {
            isOff: turn === 'on' ? false : isOff,
            muted: turn === 'off' ? [...others, kind] : others,
          }
    const [row] = await context.sql.query<{ preferences: Record<string, never> }>(
      'select preferences from users where id = parco_user_id()',
    )
    const preferences = { ...row?.preferences, suggestions }
    await context.ledger.update('users', context.userId, { preferences })
    return { kind, turn }
  },
  reply: (prepared, context) =>
    context.text('suggestion.done', { state: describe(prepared, context) }),
})

/** Which kind is made now, where one is; else all are meant. */
async function lastKind(context: DomainContext): Promise<Choice> {
  const made = await chooseSuggestion(context, true)
  return SUGGESTION_KINDS.find((kind) => kind === made?.kind) ?? 'all'
}

const nameOf = (kind: Choice, { text }: DomainContext): string =>
  text(kind === 'all' ? 'suggestion.all' : `suggestion.kind.${kind satisfies SuggestionKind}`)

const describe = ({ kind, turn }: Prepared, context: DomainContext): string =>
  context.text(`suggestion.${turn}`, { what: nameOf(kind, context) })

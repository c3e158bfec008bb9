import { CLOCKS, LOCALES, PERSPECTIVES, type PreviewField, UNITS } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { cleanText, quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask } from '../../internal/preparations.ts'
import { choiceField, textField } from '../../internal/preview-fields.ts'
import { currentSettings, describeSetting } from '../current-settings.ts'
import { readSetting } from '../read-setting.ts'
import { COLUMNS, SETTINGS, type Setting } from '../setting-names.ts'

const input = z.object({
  setting: z.enum(SETTINGS).optional(),
  name: z.string().max(200).optional().describe('The new value, in the words of the user.'),
})

type Prepared = { readonly setting: Setting; readonly from: string; readonly to: string }

/** The values of the settings that have but a few; the others are typed. */
const CHOICES: Readonly<Partial<Record<Setting, readonly string[]>>> = {
  language: LOCALES,
  units: UNITS,
  clock: CLOCKS,
  perspective: PERSPECTIVES,
}

/** Changes how Parco speaks to its user from now on. */
export const changeSetting = defineDomainWriteTool({
  name: 'change_setting',
  description:
    'Changes the language, currency, units, time zone, clock or perspective (none, Christian) of the user from now on.',
  input,
  verb: 'change',
  writes: ['users'],
  async prepare({ setting, name }, context) {
    if (setting === undefined) {
      const fitting = SETTINGS.filter((one) => readSetting(one, name ?? '') !== undefined)
      const options = (fitting.length > 0 ? fitting : SETTINGS).map((one) => ({
        label: context.text(`setting.${one}`),
        slots: { setting: one },
      }))
      return ask('setting', context.text('ask.setting'), options)
    }
    const said = cleanText(name ?? '')
    if (said === '') return ask('name', context.text(`ask.${setting}`))
    const value = readSetting(setting, said)
    if (value === undefined) {
      return ask('name', context.text(`unknown.${setting}`, { said: quoteText(said) }))
    }
    const from = (await currentSettings(context)).values[setting]
    const change = { setting, from, to: value }
    if (from === value) return { status: 'refused', explanation: explainSame(change, context) }
    return {
      status: 'ready',
      arguments: change,
      preview: {
        title: context.text('change.title', words(change, context)),
        fields: [fieldOf(change, context)],
      },
    }
  },
  async execute({ setting, to }: Prepared, context): Promise<Prepared> {
    const { values, isChosen } = await currentSettings(context)
    await context.ledger.update('users', context.userId, {
      [COLUMNS[setting]]: to,
      // From here on no machine chooses any more.
      ...(isChosen ? {} : { settings_chosen_at: context.now.toISOString() }),
    })
    return { setting, from: values[setting], to }
  },
  reply(change, context) {
    return change.setting === 'language'
      ? context.text(`change.spoken.${change.to}`)
      : context.text('change.done', words(change, context))
  },
})

function words({ setting, from, to }: Prepared, context: DomainContext) {
  return {
    setting: context.text(`setting.${setting}`),
    from: describeSetting(setting, from, context),
    to: describeSetting(setting, to, context),
  }
}

const explainSame = (change: Prepared, context: DomainContext): string =>
  context.text('change.same', words(change, context))

function fieldOf({ setting, to }: Prepared, context: DomainContext): PreviewField {
  const label = context.text(`setting.${setting}`)
  const choices = CHOICES[setting]
  if (!choices) {
    const display = describeSetting(setting, to, context)
    return textField({ slot: 'name', label, value: to, display })
  }
  const options = choices.map((value) => ({
    value,
    label: describeSetting(setting, value, context),
  }))
  return choiceField({ slot: 'name', label, value: to, options })
}

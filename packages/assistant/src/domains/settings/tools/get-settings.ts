import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { currentSettings, describeSetting } from '../current-settings.ts'
import { SETTINGS, type Setting } from '../setting-names.ts'

const input = z.object({
  setting: z.enum(SETTINGS).optional().describe('One of them; all when left out.'),
})

type Told = readonly { readonly setting: Setting; readonly value: string }[]

/** Tells how Parco speaks to its user. */
export const getSettings = defineDomainReadTool({
  name: 'get_settings',
  description:
    'The language, currency, units, time zone, clock and perspective of the user, or one of them.',
  input,
  async execute({ setting }, context): Promise<Told> {
    const { values } = await currentSettings(context)
    const asked = setting === undefined ? SETTINGS : [setting]
    return asked.map((one) => ({ setting: one, value: values[one] }))
  },
  reply: (told, context) => told.map((one) => describe(one, context)).join('\n'),
})

function describe({ setting, value }: Told[number], context: DomainContext): string {
  const values = {
    setting: context.text(`setting.${setting}`),
    value: describeSetting(setting, value, context),
  }
  if (setting !== 'timeZone') return context.text('asked.value', values)
  return context.text('asked.zone', { ...values, time: context.format.time(context.now) })
}

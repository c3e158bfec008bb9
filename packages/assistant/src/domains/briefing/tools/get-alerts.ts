import type { AlertSettings } from '@parco/protocol'
import { z } from 'zod'
import { readAlerts } from '../../../jobs/alerts.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { ALERTS } from '../alerts/alert-names.ts'
import { describeAlert } from '../alerts/describe-alert.ts'

type Output = { readonly settings: AlertSettings }

/** Tells what comes to the user by itself, and when. */
export const getAlerts = defineDomainReadTool({
  name: 'get_alerts',
  description: 'What Parco sends by itself, whether it is on, and when it comes.',
  input: z.object({}),
  execute: async (_, { sql }): Promise<Output> => ({ settings: await readAlerts(sql) }),
  reply: ({ settings }, context) =>
    joinList(
      context.text('alerts.heading'),
      ALERTS.map((alert) => `- ${describeAlert(alert, settings, context)}`),
      context,
    ),
})

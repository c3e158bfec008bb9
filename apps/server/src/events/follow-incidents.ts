import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'

/** Where the assistant tells that tools of a skill began to fail (decision 75). */
const CHANNEL = 'parco:skill-alert'

/** What a page is told of it: the rest it reads from the usage. */
export const incidentEventSchema = z.object({
  skill: z.string(),
  uses: z.number(),
  failed: z.number(),
})
export type IncidentEvent = z.infer<typeof incidentEventSchema>

const alertSchema = incidentEventSchema.extend({ userId: z.string() })

/** Calls `onIncident` for each incident of a user's skills in this process; returns what ends that. */
export function followIncidents(
  userId: string,
  onIncident: (incident: IncidentEvent) => void,
): () => void {
  const hear = (message: unknown) => {
    const alert = alertSchema.safeParse(message)
    if (!alert.success || alert.data.userId !== userId) return
    const { skill, uses, failed } = alert.data
    onIncident({ skill, uses, failed })
  }
  subscribe(CHANNEL, hear)
  return () => void unsubscribe(CHANNEL, hear)
}

import { calendarRoutes } from './calendar-routes.ts'
import { chatRoutes } from './chat-routes.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { deviceRoutes } from './device-routes.ts'
import { formRoutes } from './form-routes.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { modelRoutes } from './model-routes.ts'
import { printoutRoute } from './printout-route.ts'
import { receiptRoutes } from './receipt-routes.ts'
import { recordRoutes } from './record-routes.ts'
import type { Route } from './route.ts'
import { sentenceRoutes } from './sentence-routes.ts'
import { serviceRoutes } from './service-routes.ts'
import { usageRoutes } from './usage-routes.ts'
import { userDataRoutes } from './user-data-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Every endpoint but those of the tools: the router and the OpenAPI document are both made from this list. */
export const ROUTES: readonly Route[] = [
  ...chatRoutes,
  ...receiptRoutes,
  ...conversationRoutes,
  ...recordRoutes,
  printoutRoute,
  ...formRoutes,
  ...inboxRoutes,
  ...sentenceRoutes,
  ...userRoutes,
  ...userDataRoutes,
  ...modelRoutes,
  ...usageRoutes,
  ...deviceRoutes,
  ...calendarRoutes,
  ...serviceRoutes,
]

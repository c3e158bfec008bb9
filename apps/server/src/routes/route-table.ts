import { chatRoutes } from './chat-routes.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { receiptRoutes } from './receipt-routes.ts'
import { recordRoutes } from './record-routes.ts'
import type { Route } from './route.ts'
import { sentenceRoutes } from './sentence-routes.ts'
import { serviceRoutes } from './service-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Every endpoint there is: the router and the OpenAPI document are both made from this list. */
export const ROUTES: readonly Route[] = [
  ...chatRoutes,
  ...receiptRoutes,
  ...conversationRoutes,
  ...recordRoutes,
  ...sentenceRoutes,
  ...userRoutes,
  ...serviceRoutes,
]

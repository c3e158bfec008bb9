import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { mintConversation, resolveConversationId } from '../conversation/conversation-id.ts'
import { PAGES } from '../pages/index-of-pages.ts'
import { PREFERENCE_KEYS, type PreferenceStore } from '../preferences/preferences.ts'
import { Frame } from './frame.tsx'
import { NotFound } from './not-found.tsx'
import { PageComing } from './page-coming.tsx'
import { PageFailed, withCodeMissing } from './page-failed.tsx'

interface PageRouterOptions {
  readonly store: PreferenceStore
  /** The browser's own by default. */
  readonly history?: RouterHistory
}

/** Creates the router: the chat, and a route for each page of the list, each loaded on its first visit. */
export function createPageRouter({ store, history }: PageRouterOptions) {
  const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: `/chat/${conversationToOpen(store)}`, replace: true })
    },
  })
  const chat = createRoute({
    getParentRoute: () => root,
    path: '/chat/$conversationId',
    component: lazyRouteComponent(
      withCodeMissing(() => import('../pages/chat/chat-page.tsx')),
      'ChatPage',
    ),
  })
  const pages = PAGES.map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(withCodeMissing(async () => ({ default: await load() }))),
    }),
  )
  return createRouter({
    routeTree: root.addChildren([home, chat, ...pages]),
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PageComing,
    defaultPendingMs: 400,
    scrollRestoration: true,
    // A query is plain text: what a page keeps there it parses itself.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      )
      return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
    },
  })
}

export type PageRouter = ReturnType<typeof createPageRouter>

/** The conversation that the address or this browser names, else one that begins here. */
function conversationToOpen(store: PreferenceStore) {
  const remembered = store.get(PREFERENCE_KEYS.conversation)
  return resolveConversationId(location.hash, remembered) ?? mintConversation()
}

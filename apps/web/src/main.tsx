import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/frame.css'
import './styles/layout.css'
import './styles/overlay.css'
import './styles/conversations.css'
import './styles/conversation.css'
import './styles/answers.css'
import './styles/field.css'
import './styles/card.css'
import './styles/slip.css'
import './styles/day.css'
import './styles/records.css'
import './styles/settings.css'
import './styles/reduced-motion.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { App } from './app.tsx'
import { createParcoClient } from './http/parco-client.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { createPreferenceStore, resolveLocale } from './preferences/preferences.ts'

const store = createPreferenceStore(() => localStorage)
const client = createParcoClient((...call) => fetch(...call))
const i18n = createI18n(resolveLocale(store, navigator.languages))
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')

createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <App client={client} store={store} />
    </I18nextProvider>
  </StrictMode>,
)

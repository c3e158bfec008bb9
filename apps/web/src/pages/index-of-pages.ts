import {
  AgendaIcon,
  BodyIcon,
  DataIcon,
  DecisionsIcon,
  HabitsIcon,
  ListsIcon,
  MemoryIcon,
  MoneyIcon,
  PeopleIcon,
  SettingsIcon,
  TodayIcon,
  UsageIcon,
} from '../icons.tsx'
import type { Page } from './page.ts'

/** Every page besides the chat, in the order of the rail: one line each. */
export const PAGES: readonly Page[] = [
  // biome-ignore format: one line for each page reads as the list that it is.
  { path: '/today', title: { 'pt-BR': 'Hoje', en: 'Today' }, icon: TodayIcon, place: 'life', load: async () => (await import('./today/today-page.tsx')).TodayPage },
  // biome-ignore format: as above.
  { path: '/money', title: { 'pt-BR': 'Dinheiro', en: 'Money' }, icon: MoneyIcon, place: 'life', load: async () => (await import('./money/money-page.tsx')).MoneyPage },
  // biome-ignore format: as above.
  { path: '/body', title: { 'pt-BR': 'Corpo', en: 'Body' }, icon: BodyIcon, place: 'life', load: async () => (await import('./body/body-page.tsx')).BodyPage },
  // biome-ignore format: as above.
  { path: '/habits', title: { 'pt-BR': 'Hábitos e metas', en: 'Habits and goals' }, icon: HabitsIcon, place: 'life', load: async () => (await import('./habits/habits-page.tsx')).HabitsPage },
  // biome-ignore format: as above.
  { path: '/people', title: { 'pt-BR': 'Pessoas', en: 'People' }, icon: PeopleIcon, place: 'life', load: async () => (await import('./people/people-page.tsx')).PeoplePage },
  // biome-ignore format: as above.
  { path: '/agenda', title: { 'pt-BR': 'Agenda', en: 'Agenda' }, icon: AgendaIcon, place: 'life', load: async () => (await import('./agenda/agenda-page.tsx')).AgendaPage },
  // biome-ignore format: as above.
  { path: '/lists', title: { 'pt-BR': 'Listas', en: 'Lists' }, icon: ListsIcon, place: 'life', load: async () => (await import('./lists/lists-page.tsx')).ListsPage },
  // biome-ignore format: as above.
  { path: '/memory', title: { 'pt-BR': 'Memória', en: 'Memory' }, icon: MemoryIcon, place: 'life', load: async () => (await import('./memory/memory-page.tsx')).MemoryPage },
  // biome-ignore format: as above.
  { path: '/decisions', title: { 'pt-BR': 'Decisões', en: 'Decisions' }, icon: DecisionsIcon, place: 'life', load: async () => (await import('./decisions/decisions-page.tsx')).DecisionsPage },
  // biome-ignore format: as above.
  { path: '/usage', title: { 'pt-BR': 'Uso', en: 'Usage' }, icon: UsageIcon, place: 'foot', load: async () => (await import('./usage/usage-page.tsx')).UsagePage },
  // biome-ignore format: as above.
  { path: '/settings', title: { 'pt-BR': 'Configurações', en: 'Settings' }, icon: SettingsIcon, place: 'foot', load: async () => (await import('./settings/settings-page.tsx')).SettingsPage },
  // biome-ignore format: as above.
  { path: '/data', title: { 'pt-BR': 'Importar e exportar', en: 'Import and export' }, icon: DataIcon, place: 'none', load: async () => (await import('./data/data-page.tsx')).DataPage },
]

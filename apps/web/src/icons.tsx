import type { ReactNode } from 'react'

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** An arrow up: send. */
export const SendIcon = () => (
  <Icon>
    <path d="M10 16V4.5M5 9.2l5-5 5 5" />
  </Icon>
)

/** An arrow down: go to the end. */
export const DownIcon = () => (
  <Icon>
    <path d="M10 4v11.5M5 10.8l5 5 5-5" />
  </Icon>
)

/** A tick: done. */
export const CheckIcon = () => (
  <Icon>
    <path d="M4.5 10.5l3.7 3.7 7.3-8" />
  </Icon>
)

/** A dash: left out. */
export const DashIcon = () => (
  <Icon>
    <path d="M5.5 10h9" />
  </Icon>
)

/** An arrow that turns back: undo. */
export const UndoIcon = () => (
  <Icon>
    <path d="M7.5 5L4 8.5 7.5 12M4.5 8.5h7a4 4 0 0 1 0 8H9" />
  </Icon>
)

/** A pencil: edit. */
export const PencilIcon = () => (
  <Icon>
    <path d="M4 16l.8-3.2 8.4-8.4a1.7 1.7 0 0 1 2.4 2.4l-8.4 8.4L4 16z" />
  </Icon>
)

/** A plus: begin something new. */
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
)

/** A cross: close. */
export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
)

/** A list: what was recorded. */
export const ListIcon = () => (
  <Icon>
    <path d="M4 5.5h12M4 10h12M4 14.5h7" />
  </Icon>
)

/** Two sliders: settings. */
export const SettingsIcon = () => (
  <Icon>
    <path d="M3.5 6.5h6.2M14.3 6.5h2.2M3.5 13.5h2.2M10.3 13.5h6.2" />
    <circle cx="12" cy="6.5" r="2.2" />
    <circle cx="8" cy="13.5" r="2.2" />
  </Icon>
)

/** Two bubbles: the conversation. */
export const ChatIcon = () => (
  <Icon>
    <path d="M3.5 5.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9l-3.6 3v-3a2 2 0 0 1-1.9-2z" />
  </Icon>
)

/** A sun over a line: today. */
export const TodayIcon = () => (
  <Icon>
    <path d="M6 13.5a4 4 0 0 1 8 0M10 3.5v2.5M3.8 7.3l1.7 1.6M16.2 7.3l-1.7 1.6M2.5 13.5h15M6 16.5h8" />
  </Icon>
)

/** Arrows in and out: import and export. */
export const DataIcon = () => (
  <Icon>
    <path d="M7 16V4.5M3.8 7.7L7 4.5l3.2 3.2M13 4v11.5M9.8 12.3l3.2 3.2 3.2-3.2" />
  </Icon>
)

/** A coin: money. */
export const MoneyIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.8" />
    <path d="M12.3 7.7A2.6 2.6 0 0 0 10 6.6c-1.4 0-2.4.7-2.4 1.7 0 2.4 4.9 1 4.9 3.4 0 1-1.1 1.7-2.5 1.7a2.7 2.7 0 0 1-2.5-1.2M10 5.4v9.2" />
  </Icon>
)

/** A line that beats: the body. */
export const BodyIcon = () => (
  <Icon>
    <path d="M2.5 10.5h3.7l2-5.5 3.4 10 2-4.5h3.9" />
  </Icon>
)

/** A tick within a ring: habits and goals. */
export const HabitsIcon = () => (
  <Icon>
    <path d="M16.4 8.3A6.8 6.8 0 1 1 12.6 3.7M7 9.7l2.8 2.8 6.7-7.7" />
  </Icon>
)

/** Two heads: people. */
export const PeopleIcon = () => (
  <Icon>
    <circle cx="7.5" cy="7" r="2.8" />
    <path d="M2.5 16c.3-2.9 2.2-4.6 5-4.6s4.7 1.7 5 4.6M13 4.6a2.6 2.6 0 0 1 0 5M14.3 11.8c1.9.5 3 2 3.2 4.2" />
  </Icon>
)

/** A leaf of a calendar: the agenda. */
export const AgendaIcon = () => (
  <Icon>
    <rect x="3" y="4.2" width="14" height="12.6" rx="2" />
    <path d="M3 8.3h14M6.8 2.6v3M13.2 2.6v3M6.8 11.7h2.6" />
  </Icon>
)

/** A ribbon between pages: memory. */
export const MemoryIcon = () => (
  <Icon>
    <path d="M5.5 3.2h9a1 1 0 0 1 1 1v12.6l-5.5-3.6-5.5 3.6V4.2a1 1 0 0 1 1-1z" />
  </Icon>
)

/** Three dots: more. */
export const MoreIcon = () => (
  <Icon>
    <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.6" />
  </Icon>
)

/** A glass: search. */
export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5.2" />
    <path d="M13 13l4 4" />
  </Icon>
)

/** An arrow to the left: earlier, back. */
export const PreviousIcon = () => (
  <Icon>
    <path d="M12 4.5L6.5 10l5.5 5.5" />
  </Icon>
)

/** An arrow to the right: later, on. */
export const NextIcon = () => (
  <Icon>
    <path d="M8 4.5l5.5 5.5L8 15.5" />
  </Icon>
)

/** A bin: delete. */
export const DeleteIcon = () => (
  <Icon>
    <path d="M4 5.5h12M8 5.5V3.8h4v1.7M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
  </Icon>
)

/** Three bars: how much was used. */
export const UsageIcon = () => (
  <Icon>
    <path d="M4.5 16v-4M10 16V4M15.5 16V8.5" />
  </Icon>
)

/** An hourglass: what waits. */
export const WaitingIcon = () => (
  <Icon>
    <path d="M6 4h8M6 16h8M7 4c0 4 6 4 6 6s-6 2-6 6M13 4c0 4-6 4-6 6s6 2 6 6" />
  </Icon>
)

/** Two sheets: copy. */
export const CopyIcon = () => (
  <Icon>
    <path d="M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3" />
  </Icon>
)

/** A question mark in a circle: how something was understood. */
export const ExplainIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.7" />
    <path d="M8 8.2a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M10 13.6h.01" />
  </Icon>
)

/** A way that parts: decisions. */
export const DecisionsIcon = () => (
  <Icon>
    <path d="M10 17v-5.5L4.8 6.2M10 11.5l5.2-5.3M4.5 9.7V5.9h3.8M15.5 9.7V5.9h-3.8" />
  </Icon>
)

export const ListsIcon = () => (
  <Icon>
    <path d="M3.5 5.2l1.2 1.2 2.1-2.3M3.5 11.2l1.2 1.2 2.1-2.3M10 5.5h6.5M10 11.5h6.5M3.7 16.5h1.8M10 16.5h6.5" />
  </Icon>
)

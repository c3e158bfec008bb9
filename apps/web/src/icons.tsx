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

/** A sun and a moon: appearance. */
export const ThemeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.5" />
    <path d="M10 3.5v13a6.5 6.5 0 0 0 0-13z" fill="currentColor" stroke="none" />
  </Icon>
)

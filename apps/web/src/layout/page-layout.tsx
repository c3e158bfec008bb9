import type { ReactNode } from 'react'

interface PageLayoutProps {
  readonly title: string
  /** One sentence below the title, where it teaches something. */
  readonly lead?: ReactNode
  /** Buttons beside the title: what one can do here. */
  readonly actions?: ReactNode
  /** Below the title: what chooses what is shown, such as the month or a search. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** How every page but the chat is laid out: title and actions, what chooses, and the content. */
export function PageLayout({ title, lead, actions, tools, children }: PageLayoutProps) {
  return (
    <main className="page">
      <header className="page__head">
        <div className="page__words">
          <h1 className="page__title">{title}</h1>
          {lead !== undefined && <p className="page__lead">{lead}</p>}
        </div>
        {actions !== undefined && <div className="page__actions">{actions}</div>}
        {tools !== undefined && <div className="page__tools">{tools}</div>}
      </header>
      <div className="page__content">{children}</div>
    </main>
  )
}

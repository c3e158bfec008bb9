import { type ReactNode, useId } from 'react'

interface PageSectionProps {
  readonly title: string
  /** Beside the title: a link, a button, a sum. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under a heading of its own. */
export function PageSection({ title, aside, children }: PageSectionProps) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section__head">
        <h2 className="section__title" id={id}>
          {title}
        </h2>
        {aside !== undefined && <div className="section__aside">{aside}</div>}
      </header>
      {children}
    </section>
  )
}

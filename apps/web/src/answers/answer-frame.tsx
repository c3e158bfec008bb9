import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useParco } from '../frame/parco-context.ts'
import { FigureCard } from '../layout/figure-card.tsx'
import { PAGES } from '../pages/index-of-pages.ts'
import { useAnswerTexts } from './answer-texts.ts'

interface AnswerFrameProps {
  readonly label: string
  readonly figure: string
  readonly note?: ReactNode
  readonly chip: ReactNode
  readonly tone?: 'plain' | 'good' | 'danger'
  readonly children?: ReactNode
  /** What the figure is made of, one by one; shown when it is asked for. */
  readonly all?: ReactNode
  /** The page that has more of it. */
  readonly page?: '/money' | '/body'
  readonly search?: Readonly<Record<string, string>>
}

/** The card of an answer: the figure, what it is made of, and the way to more. */
export function AnswerFrame({
  all,
  page,
  search = {},
  chip,
  children,
  ...figure
}: AnswerFrameProps) {
  const say = useAnswerTexts()
  const { locale } = useParco().preferences
  const [isWhole, setIsWhole] = useState(false)
  const target = PAGES.find(({ path }) => path === page)
  return (
    <div className="answer">
      <FigureCard {...figure} aside={chip}>
        {children}
        {isWhole && all}
        {(all !== undefined || target) && (
          <p className="answer__more">
            {all !== undefined && (
              <button
                type="button"
                className="link"
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
              >
                {say(isWhole ? 'showLess' : 'showAll')}
              </button>
            )}
            {target && (
              <Link to={target.path} search={search as never} className="link">
                {say('open', { page: target.title[locale] })}
              </Link>
            )}
          </p>
        )}
      </FigureCard>
    </div>
  )
}

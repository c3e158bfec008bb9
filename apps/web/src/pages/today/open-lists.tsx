import './open-lists.css'
import { Link } from '@tanstack/react-router'
import { capitalized } from '../../display/capitalized.ts'
import { PageSection } from '../../layout/page-section.tsx'
import { useRead } from '../../records/use-read.ts'
import { type List, listsSchema } from '../lists/lists-schemas.ts'
import { useDayTexts } from './today-texts.ts'

/** The lists on which something is still to be crossed off; nothing where there are none. */
export function OpenLists() {
  const say = useDayTexts()
  const read = useRead('get_lists', {}, listsSchema)
  // A page that holds a day does not wait for them, nor fail with them.
  const open = read.status === 'ready' ? read.data.lists.filter((list) => leftOn(list) > 0) : []
  if (open.length === 0) return null
  return (
    <PageSection title={say('lists')}>
      <ul className="open-lists">
        {open.map((list) => (
          <li key={list.key}>
            <Link to="/lists" className="open-lists__list">
              <span>{capitalized(list.name)}</span>
              <span className="state">{say('items', { count: leftOn(list) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const leftOn = ({ items }: List): number => items.filter(({ doneOn }) => doneOn === null).length

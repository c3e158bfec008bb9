import './lists.css'
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { capitalized } from '../../display/capitalized.ts'
import { CheckIcon, PencilIcon, PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { useProposal } from '../../records/use-proposal.ts'
import { useRead } from '../../records/use-read.ts'
import { itemForm, listName, newList } from './lists-forms.ts'
import { type List, type ListItem, listsSchema } from './lists-schemas.ts'
import { useListsTexts } from './lists-texts.ts'

/** What stands on each list, and what of it is crossed off. */
export function ListsPage() {
  return (
    <FormHost>
      <Lists />
    </FormHost>
  )
}

function Lists() {
  const say = useListsTexts()
  const open = useOpenForm()
  const read = useRead('get_lists', {}, listsSchema)
  return (
    <PageLayout
      title={say('title')}
      lead={say('lead')}
      actions={
        <button type="button" className="button button--primary" onClick={() => open(newList(say))}>
          <PlusIcon />
          {say('add')}
        </button>
      }
    >
      <ReadView read={read}>
        {({ lists }) =>
          lists.length === 0 ? (
            <EmptyNote title={say('empty.title')} examples={[say('empty.one'), say('empty.two')]}>
              {say('empty.text')}
            </EmptyNote>
          ) : (
            <div className="lists">
              {lists.map((list) => (
                <ListSection key={list.key} list={list} />
              ))}
            </div>
          )
        }
      </ReadView>
    </PageLayout>
  )
}

function ListSection({ list }: { readonly list: List }) {
  const say = useListsTexts()
  const open = useOpenForm()
  const propose = useProposal()
  const { items, key } = list
  const name = capitalized(list.name)
  const left = items.filter(({ doneOn }) => doneOn === null)
  const done = items.filter(({ doneOn }) => doneOn !== null)
  const place = useFocusInPlace(left)
  return (
    <PageSection
      title={name}
      aside={left.length > 0 ? say('left', { count: left.length }) : undefined}
    >
      {left.length === 0 ? (
        <p className="state" data-tone="good">
          {say('complete')}
        </p>
      ) : (
        <ItemList items={left} {...place} />
      )}
      <PutField list={list} />
      {done.length > 0 && (
        <details className="list__done">
          <summary className="state">{say('done', { count: done.length })}</summary>
          <ItemList items={done} />
          <button
            type="button"
            className="button button--quiet button--small"
            aria-label={say('clearNamed', { list: name })}
            onClick={() => void propose('delete_list', { list: key, isDoneOnly: true })}
          >
            {say('clear')}
          </button>
        </details>
      )}
      <div className="list__actions">
        <button
          type="button"
          className="button button--quiet button--small"
          aria-label={say('renameNamed', { list: name })}
          onClick={() => open(listName({ ...list, name }, say))}
        >
          {say('rename')}
        </button>
        <button
          type="button"
          className="button button--quiet button--small"
          aria-label={say('deleteNamed', { list: name })}
          onClick={() => void propose('delete_list', { list: key })}
        >
          {say('delete')}
        </button>
      </div>
    </PageSection>
  )
}

interface ItemListProps {
  readonly items: readonly ListItem[]
  readonly list?: RefObject<HTMLUListElement | null>
  readonly onFocus?: (event: FocusEvent) => void
}

function ItemList({ items, list, onFocus }: ItemListProps) {
  return (
    <ul className="list__items" ref={list} onFocus={onFocus}>
      {items.map((item) => (
        <ItemLine key={item.id} item={item} />
      ))}
    </ul>
  )
}

/** Where an item goes that had the focus, the one that takes its place has it: the next is crossed off without a search. */
function useFocusInPlace(items: readonly ListItem[]) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ readonly id: string; readonly at: number }>(undefined)
  const ids = items.map(({ id }) => id)
  useEffect(() => {
    if (last.current === undefined || ids.includes(last.current.id)) return
    const ticks = [...(list.current?.querySelectorAll<HTMLElement>('.list__tick') ?? [])]
    const { at } = last.current
    last.current = undefined
    if (document.activeElement === document.body) ticks[Math.min(at, ticks.length - 1)]?.focus()
  })
  const onFocus = ({ currentTarget, target }: FocusEvent) => {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target))
    last.current = ids[at] === undefined ? undefined : { id: ids[at], at }
  }
  return { list, onFocus }
}

/** One tap proposes that it is crossed off, or put back. */
function ItemLine({ item: one }: { readonly item: ListItem }) {
  const say = useListsTexts()
  const open = useOpenForm()
  const propose = useProposal()
  const { doneOn, id, item, quantity } = one
  const isDone = doneOn !== null
  return (
    <li className="list__item">
      <button
        type="button"
        className="list__tick"
        aria-pressed={isDone}
        aria-label={say(isDone ? 'uncheck' : 'check', { item })}
        onClick={() => void propose('check_list_items', { items: [id], isDone: !isDone })}
      >
        <span className="list__box">{isDone && <CheckIcon />}</span>
        <span>
          {capitalized(item)}
          {quantity !== null && <span className="state"> · {quantity}</span>}
        </span>
      </button>
      {!isDone && (
        <button
          type="button"
          className="icon-button"
          aria-label={say('edit', { item })}
          onClick={() => open(itemForm(one, say))}
        >
          <PencilIcon />
        </button>
      )}
    </li>
  )
}

/** Items are typed as they are said: "leite, 2 quilos de arroz". */
function PutField({ list: { key, name } }: { readonly list: List }) {
  const say = useListsTexts()
  const propose = useProposal()
  const [said, setSaid] = useState('')
  const put = async (event: FormEvent) => {
    event.preventDefault()
    if (said.trim() === '') return
    const outcome = await propose('add_list_items', { items: [said], list: key })
    if (outcome === 'written') setSaid('')
  }
  return (
    <form className="list__put" onSubmit={(event) => void put(event)}>
      <input
        type="text"
        autoComplete="off"
        aria-label={say('put', { list: capitalized(name) })}
        placeholder={say('putShort')}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
      <button type="submit" className="button button--outline button--small">
        {say('putButton')}
      </button>
    </form>
  )
}

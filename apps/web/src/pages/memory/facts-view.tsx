import { useState } from 'react'
import { capitalized } from '../../display/capitalized.ts'
import { joinNotes } from '../../display/join-notes.ts'
import { useFormat } from '../../display/use-format.ts'
import { ChoiceField } from '../../layout/choice-field.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { SearchField } from '../../layout/search-field.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { labelOf, useChoices } from '../../records/form/use-choices.ts'
import { useProposal } from '../../records/use-proposal.ts'
import { useRead } from '../../records/use-read.ts'
import { findFacts } from './find-facts.ts'
import { factForm } from './memory-forms.ts'
import { type Fact, factsSchema, KNOWLEDGE_TYPES } from './memory-schemas.ts'
import { useMemoryTexts } from './memory-texts.ts'

/** As many as the server gives at once. */
const LIMIT = 1000

/** What is kept about the user, each with their words, its day and how sure it is. */
export function FactsView() {
  const say = useMemoryTexts()
  const [search, setSearch] = useState('')
  const [type, setType] = useState('')
  const [withHistory, setWithHistory] = useState(false)
  const read = useRead(
    'search_knowledge',
    { limit: LIMIT, ...(withHistory ? { withHistory } : {}) },
    factsSchema,
  )
  return (
    <ReadView read={read}>
      {({ facts, total }) =>
        total === 0 && facts.length === 0 && !withHistory ? (
          <EmptyNote
            title={say('empty.title')}
            examples={[
              say('empty.examples.one'),
              say('empty.examples.two'),
              say('empty.examples.three'),
            ]}
          >
            {say('empty.text')}
          </EmptyNote>
        ) : (
          <>
            <div className="filters memory__filters">
              <SearchField label={say('search')} value={search} onChange={setSearch} />
              <ChoiceField
                label={say('typeLabel')}
                all={say('allTypes')}
                options={KNOWLEDGE_TYPES.map((value) => ({ value, label: say(`type.${value}`) }))}
                value={type}
                onChoose={setType}
              />
              <label className="form__tick">
                <input
                  type="checkbox"
                  checked={withHistory}
                  onChange={(event) => setWithHistory(event.target.checked)}
                />
                <span>{say('withHistory')}</span>
              </label>
            </div>
            <Groups
              facts={findFacts(facts, search).filter((fact) => type === '' || fact.type === type)}
              onClear={() => {
                setSearch('')
                setType('')
              }}
            />
            <p className="state">
              {say('count', { count: total })}. {say('forgetHint')}
            </p>
          </>
        )
      }
    </ReadView>
  )
}

interface GroupsProps {
  readonly facts: readonly Fact[]
  readonly onClear: () => void
}

function Groups({ facts, onClear }: GroupsProps) {
  const say = useMemoryTexts()
  if (facts.length === 0)
    return (
      <p className="state" role="status">
        {say('nothing')}{' '}
        <button type="button" className="button button--quiet" onClick={onClear}>
          {say('clear')}
        </button>
      </p>
    )
  return KNOWLEDGE_TYPES.filter((type) => facts.some((fact) => fact.type === type)).map((type) => (
    <PageSection key={type} title={say(`type.${type}`)}>
      <ul className="kept">
        {facts
          .filter((fact) => fact.type === type)
          .map((fact) => (
            <FactItem key={fact.id} fact={fact} />
          ))}
      </ul>
    </PageSection>
  ))
}

function FactItem({ fact }: { readonly fact: Fact }) {
  const say = useMemoryTexts()
  const open = useOpenForm()
  const propose = useProposal()
  const evidence = useEvidence()
  const { id, content, quote, source, validatedOn, validUntil } = fact
  const isHeld = validUntil === null
  const opening = capitalized(content)
  return (
    <li className="kept__one" data-ended={!isHeld}>
      <div className="kept__words">
        {isHeld ? (
          <button
            type="button"
            className="kept__content"
            aria-label={say('edit', { fact: opening })}
            onClick={() => open(factForm(fact, say))}
          >
            {opening}
          </button>
        ) : (
          <p className="kept__content">{opening}</p>
        )}
        {quote !== null && <blockquote className="kept__quote">“{quote}”</blockquote>}
        <p className="state">{evidence(fact)}</p>
      </div>
      {isHeld && (
        <div className="kept__actions">
          {source === 'inferred' && validatedOn === null && (
            <button
              type="button"
              className="button button--outline button--small"
              aria-label={say('isRightNamed', { fact: opening })}
              onClick={() =>
                void propose('update_knowledge', { knowledgeRef: { id }, isRight: true })
              }
            >
              {say('isRight')}
            </button>
          )}
          <button
            type="button"
            className="button button--small"
            aria-label={say('forgetNamed', { fact: opening })}
            onClick={() => void propose('forget_knowledge', { knowledgeRef: { id } })}
          >
            {say('forget')}
          </button>
        </div>
      )}
    </li>
  )
}

/** Where something comes from, how sure it is, and what became of it. */
function useEvidence(): (fact: Fact) => string {
  const say = useMemoryTexts()
  const format = useFormat()
  const areas = useChoices('add_knowledge', 'area')
  return ({ area, confidence, saidOn, source, validatedOn, validUntil }) =>
    joinNotes([
      say(source, { day: format.dayOfYear(saidOn), share: format.percent(confidence) }),
      ...(validatedOn === null ? [] : [say('validated', { day: format.dayOfYear(validatedOn) })]),
      ...(validUntil === null ? [] : [say('ended', { day: format.dayOfYear(validUntil) })]),
      ...(area === null ? [] : [labelOf(areas, area)]),
    ])
}

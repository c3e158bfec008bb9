import './people.css'
import { z } from 'zod'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { FormHost } from '../../records/form/form-host.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonView } from './person-view.tsx'

/** Everybody who is kept, and each of them. */
export function PeoplePage() {
  return (
    <FormHost>
      <People />
    </FormHost>
  )
}

function People() {
  const [person, setPerson] = useAddressValue('person', z.string().max(60), '')
  if (person !== '') return <PersonView key={person} id={person} onBack={() => setPerson('')} />
  return <PeopleList onOpen={setPerson} />
}

import './form.css'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'
import type { FormSpec } from './form-spec.ts'

const FormContext = createContext<((spec: FormSpec) => void) | undefined>(undefined)

/** Opens a form over the page. */
export function useOpenForm(): (spec: FormSpec) => void {
  const open = useContext(FormContext)
  if (!open) throw new Error('There is no FormHost around this component.')
  return open
}

/** Where the forms of a page are drawn. */
export function FormHost({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<{ readonly spec: FormSpec; readonly key: number }>()
  const show = (spec: FormSpec) => setOpen((was) => ({ spec, key: (was?.key ?? 0) + 1 }))
  return (
    <FormContext value={show}>
      {children}
      {open && <FormDialog key={open.key} spec={open.spec} onClose={() => setOpen(undefined)} />}
    </FormContext>
  )
}

import { type JsonObject, jsonObjectSchema, type Locale, previewFieldSchema } from '@parco/protocol'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useParco } from '../../frame/parco-context.ts'

const formSchema = z.object({ fields: z.array(previewFieldSchema) })

const checkSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready') }),
  z.object({
    status: z.literal('question'),
    missing: z.array(z.string()),
    question: z.string(),
    options: z.array(z.object({ label: z.string(), slots: jsonObjectSchema })),
  }),
  z.object({ status: z.literal('invalid'), slots: z.array(z.string()) }),
  z.object({ status: z.literal('refused'), explanation: z.string() }),
])
/** What stands in the way of a form, if anything. */
export type FormCheck = z.infer<typeof checkSchema>

/** The fields of a write, with their labels and choices in the user's language. */
export function useFormFields(tool: string | undefined) {
  const { client, preferences } = useParco()
  const { locale } = preferences
  return useQuery({
    queryKey: ['form', tool, locale],
    enabled: tool !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const query = new URLSearchParams({ tool: tool ?? '', locale })
      const response = await client.fetch(`/api/form?${query}`)
      return formSchema.parse(await response.json()).fields
    },
  })
}

interface FormToCheck {
  readonly tool: string
  readonly input: JsonObject
  readonly locale: Locale
}

/** Asks what would come of a form before a card is made of it. */
export async function checkForm(fetchJson: typeof fetch, form: FormToCheck): Promise<FormCheck> {
  const response = await fetchJson('/api/form/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(form),
  })
  return checkSchema.parse(await response.json())
}

import { z } from 'zod'

/** Any value that JSON can write. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }

/** An object that JSON can write. */
export type JsonObject = { readonly [key: string]: JsonValue }

/** Any value that survives JSON. */
export const jsonValueSchema: z.ZodType<JsonValue> = z.json() as z.ZodType<JsonValue>

/** Any object that survives JSON. */
export const jsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), jsonValueSchema)

/**
 * What a tool's input may be declared with: Zod from 4.2, or any Standard Schema that gives its JSON
 * Schema or has it beside it. Source: Standard Schema 1 and Standard JSON Schema 1, `~standard`.
 */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (
      value: unknown,
    ) => ValidationResult<Output> | Promise<ValidationResult<Output>>
    readonly jsonSchema?: JsonSchemaConverter
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** Gives the JSON Schema of a schema. */
export interface JsonSchemaConverter {
  readonly input: (options: {
    readonly target: 'draft-07'
    readonly libraryOptions?: Record<string, unknown>
  }) => Record<string, unknown>
}

type ValidationResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly ValidationIssue[] }

/** What is wrong with a value, and where in it. */
export interface ValidationIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

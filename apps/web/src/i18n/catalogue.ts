import type { ptBr } from './catalogue.pt-br.ts'

type Texts<Node> = {
  readonly [Key in keyof Node]: Node[Key] extends string ? string : Texts<Node[Key]>
}

/** The texts of one language: the same keys in every language, checked by the compiler and a test. */
export type Catalogue = Texts<typeof ptBr>

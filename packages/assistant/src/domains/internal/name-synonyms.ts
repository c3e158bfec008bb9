/** Words of names that mean the same thing in bills and metrics, across the languages; all folded. */
const GROUPS: readonly (readonly string[])[] = [
  ['luz', 'energia', 'eletricidade', 'eletrica', 'electricity', 'electric', 'power', 'energy'],
  ['agua', 'saneamento', 'water'],
  ['gas', 'gasnatural'],
  ['aluguel', 'rent'],
  ['condominio', 'condo', 'hoa'],
  ['internet', 'wifi', 'banda', 'broadband'],
  ['telefone', 'fone', 'phone', 'telephone'],
  ['celular', 'cellphone', 'cell', 'mobile'],
  ['cartao', 'card'],
  ['credito', 'credit'],
  ['seguro', 'insurance'],
  ['carro', 'car'],
  ['casa', 'home', 'house'],
  ['escola', 'school'],
  ['faculdade', 'college', 'university'],
  ['academia', 'gym'],
  ['saude', 'health'],
  ['vida', 'life'],
  ['mercado', 'supermercado', 'supermarket', 'groceries', 'grocery'],
  ['salario', 'salary', 'paycheck'],
  ['pressao', 'pressure'],
  ['arterial', 'blood'],
  ['glicemia', 'glicose', 'glucose'],
  ['cintura', 'waist'],
  ['passos', 'steps'],
]

const canonical = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group[0] ?? word])))

/** One word for all that mean the same; the word itself when it has no synonyms. */
export function canonicalWord(folded: string): string {
  return canonical.get(folded) ?? folded
}

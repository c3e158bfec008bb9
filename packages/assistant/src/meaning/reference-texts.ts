/**
 * Sentences that hardly anybody's question is about, in both languages: whatever is no nearer to a
 * question than they are has nothing to do with it.
 */
export const REFERENCE_TEXTS: readonly string[] = [
  'The glacier retreated two metres over the century.',
  'Copper oxide forms a green layer on old roofs.',
  'The committee published its minutes in Latin.',
  'A comet crosses the orbit of Saturn every eighty years.',
  'The printing press was rebuilt by a clockmaker.',
  'Sailors measured speed with a knotted rope.',
  'O basalto resfria em colunas de seis lados.',
  'A gramática do sânscrito tem oito casos.',
  'O farol da ilha funcionava a óleo de baleia.',
  'Os fungos decompõem troncos caídos na floresta.',
  'A ponte pênsil oscila com ventos laterais.',
  'O imperador mandou cunhar moedas de bronze.',
]

/** Verbs with which somebody asks to put a record right. */
export const CORRECTING_WORDS =
  'corrige corrija corrigir ajusta ajuste ajustar altera altere alterar muda mude mudar atualiza atualize atualizar conserta conserte consertar arruma arrume arrumar troca troque trocar edita edite editar fix correct change update adjust edit amend'

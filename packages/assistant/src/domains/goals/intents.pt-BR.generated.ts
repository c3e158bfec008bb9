// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain goals. */
export const INTENTS: IntentCatalogue = {
  "domain": "goals",
  "locale": "pt-BR",
  "rules": {
    "goal": "(meta|metas|objetivo|objetivos)",
    "make": "(estabelecer|traçar|colocar|cadastrar|registrar|fixar|pôr|adicionar|montar|fazer|cria|crie|criar|adiciona|adicione|define|defina|definir|estabelece|estabeleça|coloca|põe|bota|registra|registre|cadastra|cadastre|anota|quero criar|quero definir|quero estabelecer|quero|queria|queria criar|vou criar|preciso criar|nova|novo|inclui|monta|gostaria de criar|gostaria de definir|salva|pode criar|me ajuda a criar|traça|faz|faça|bora criar|vamos criar|abre|cria aí|coloca aí|põe aí|bota aí|anota aí|registra aí|cadastra aí|me coloca|me bota|me põe|quero uma|quero adicionar|quero cadastrar|quero colocar|quero registrar|adota|fixa|fixe|pode cadastrar|pode colocar|pode adicionar|pode registrar)",
    "change": "(muda|mude|mudar|altera|altere|alterar|atualiza|atualize|atualizar|troca|troque|aumenta|aumente|aumentar|diminui|diminua|diminuir|reduz|reduza|reduzir|baixa|baixe|sobe|suba|ajusta|ajuste|ajustar|edita|edite|passa|passe|estende|estenda|prorroga|prorrogue|adia|adie|antecipa|antecipe|corrige|corrija|quero mudar|quero alterar|quero aumentar|preciso mudar|pode mudar|pode aumentar|pode alterar|empurra|empurre|estica|estique|alonga|alongue|encurta|encurte|posterga|postergue|revisa|revise|retifica|põe|coloca|bota|joga|jogue|deixa|leva|dobra|eleva|eleve|modifica|modifique|redefine|redefina|atrasa|reduz aí|muda aí|pode passar|pode adiar|pode baixar|pode subir|pode diminuir|pode reduzir|pode esticar|pode prorrogar|quero diminuir|quero reduzir|quero baixar|quero subir|quero adiar|quero esticar|quero prorrogar|preciso adiar|preciso baixar|preciso diminuir|preciso aumentar|preciso alterar|vou aumentar|vou diminuir|vou mudar|vou adiar|vou baixar|vou subir)",
    "delete": "(apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|deletar|remove|remova|remover|cancela|cancele|cancelar|tira|tire|elimina|encerra|encerre|pode apagar|pode excluir|pode cancelar|pode tirar|quero apagar|quero excluir|quero cancelar|quero desistir da|descarta|abandona|arquiva|desisto da|desisti da|desisto do|desisti do|pode tirar|pode deletar|pode remover|pode encerrar|pode descartar|pode arquivar|pode esquecer|some com|larguei|larguei a|abandonei|abandonei a|desencana da|risca|risque|retira|retire|joga fora|dá fim na|quero remover|quero tirar|quero deletar|quero encerrar|quero abandonar|vou desistir da|vou abandonar|vou cancelar|vou largar|cancelei|cancela aí|apaga aí|remove aí|tira aí|abandone|arquive|elimine|descarte)",
    "show": "(mostrar|listar|dizer|me dizer|saber|mostra|mostre|me mostra|me mostre|lista|liste|ver|quero ver|queria ver|cadê|quais são|quais|qual é|qual|me fala|me diz|consulta|checa|confere|como tá|como está|como tão|como estão|como anda|como andam|como vão|como vai|me dá|resumo|resume|progresso|andamento|situação|status|quantas|que|pode mostrar|como tão indo|como estão indo|me atualiza sobre|me atualiza das|atualização das|balanço das|resumo das|resumo dos|lista das|panorama das|exibe|exiba|abre|traz|manda|confere aí|vê|vê aí|relembra|me lembra|me lembra das|tenho|quais as|quais os|existe|existem|tem|há)"
  },
  "intents": {
    "create_goal": {
      "isWrite": true,
      "required": [
        "title",
        "area",
        "targetValue",
        "unit",
        "endDate"
      ],
      "questions": {
        "title": "Qual é a meta?",
        "area": "De que área da vida é essa meta?",
        "targetValue": "Qual é o número a alcançar?",
        "unit": "Em que unidade?",
        "endDate": "Até quando?"
      },
      "examples": [
        "minha meta é ler 12 livros até o fim do ano"
      ],
      "sentences": [
        {
          "say": [
            "(tenho vontade de|pretendo|gostaria de|quero|queria|preciso|vou|posso|me ajuda a|resolvi) (criar|estabelecer|definir|traçar|colocar|cadastrar|registrar|pôr|botar|fixar) [uma|um|a|o|como|minha|meu] [nova|novo] (meta|objetivo) [pessoal|nova|novo] [de|é|que é|pra|para] {rest:title}",
            "<make> [uma|um|a|o|como|minha|meu] [nova|novo] (meta|objetivo) [pessoal|nova|novo] [de|é|que é|pra|para] {rest:title}",
            "(minha|a minha|nova|uma|a|meu|o meu|o) [nova|grande|próxima|principal|próximo] (meta|objetivo) [do ano|pessoal|pra esse ano|de vida] (é|vai ser|será|agora é) {rest:title}",
            "(tenho|estou com|tô com) (como|a|uma|o|um) (meta|objetivo) [de|é] {rest:title}",
            "(meta|objetivo|nova meta|novo objetivo|meta nova|objetivo novo|meta pessoal|mais uma meta|outra meta) [do ano|pra esse ano|pro ano|pro ano que vem|de vida|de longo prazo|de curto prazo] [de|é|pra|para] {rest:title}",
            "(coloquei|estabeleci|tracei|defini|fixei|botei|criei|me dei|assumi) [pra mim] [como|uma|um|a|o] [nova|novo] (meta|objetivo) [de|é|que é|pra|para] {rest:title}"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "negation"
          ]
        },
        {
          "say": [
            "[eu] (quero|queria|pretendo|planejo|vou tentar|vou|preciso|gostaria de|meu plano é|tenho que|a ideia é|tô querendo|estou querendo|decidi|resolvi|tô decidido a|estou decidido a|tô decidida a|me propus a|sonho em|espero|tenho o objetivo de|tenho como objetivo|tenho vontade de|tô planejando|estou planejando|quero muito|queria muito|preciso muito|o plano é|a meta é|planejamos|queremos|pretendemos|vamos) [conseguir] {aim:title}"
          ],
          "set": {
            "isWish": true
          },
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(adiciona|coloca|põe|bota|inclui|registra) {rest:title} (nas minhas metas|na lista de metas|como meta|nos meus objetivos|como objetivo|nas metas)",
            "[bora|vamos|quero|vou] {aim:title} [,] (põe|coloca|bota|registra|anota|cria|marca|salva|inclui) [isso|aí|isso aí|esse|essa] (como meta|como objetivo|como uma meta|nas metas|nas minhas metas|nos objetivos|nos meus objetivos|de meta)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        }
      ]
    },
    "update_goal_progress": {
      "isWrite": true,
      "required": [
        "goalRef",
        "currentValue"
      ],
      "questions": {
        "goalRef": "Qual meta?",
        "currentValue": "Em quanto está agora?"
      },
      "examples": [
        "atualiza o progresso da meta de livros pra 7"
      ],
      "sentences": [
        {
          "say": [
            "<change> [o] (progresso|andamento|valor atual|avanço) [da|do|de] [minha|meu] [<goal>] [de|do|da|dos] {rest:goal} (pra|para|em|é|com) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "(registra|anota|marca|lança|põe|coloca|bota|atualiza) [que|aí] ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (na|no|pra|da) [minha|meu] <goal> [de|do|da|dos] {rest:goal}",
            "(atualiza|atualize|registra|anota) [a|minha|o|meu] <goal> [de|do|da|dos] {rest:goal} [já|agora|tô com|estou com|são|foram|li|em] ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "[na|no|da|a|minha|meu|o] <goal> [de|do|da|dos] {rest:goal} [eu] [já|agora|ja] [eu] (tá em|está em|tô em|estou em|li|juntei|corri|fiz|perdi|cheguei em|cheguei a|cheguei aos|guardei|economizei|alcancei|atingi|completei|tá com|está com|tô com|estou com|tenho|são) [já] ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "[eu] [já|agora] (li|juntei|corri|fiz|perdi|cheguei em|cheguei a|guardei|economizei|alcancei|completei|tô com|estou com|tenho|tô em|estou em) [já] ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (da|na|pra|do|no|rumo a|para a) [minha|meu] <goal> [de|do|da|dos] {rest:goal}",
            "(atualiza|atualize|atualiza aí|registra|anota|anota aí|marca|muda|aumenta|soma|põe|coloca|bota) [aí] [o progresso|o andamento|o avanço] [a|na|da|minha|meu|o|no|do] [minha|meu] <goal> [de|do|da|dos] {rest:goal} [que] [eu] [já|agora|hoje] (tô em|estou em|tô com|estou com|tenho|juntei|guardei|li|corri|perdi|fiz|cheguei a|cheguei em|cheguei nos|cheguei aos|completei|bati|são|foram|tá em|está em|tá com|economizei|pedalei|nadei|caminhei|meditei|estudei|já tenho|poupei|emagreci|paguei|quitei|visitei|assisti|escrevi|terminei) [já] ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "[eu] [já|agora|hoje] (tô em|estou em|tô com|estou com|tenho|juntei|guardei|li|corri|perdi|fiz|cheguei a|cheguei em|cheguei nos|cheguei aos|completei|bati|economizei|pedalei|nadei|caminhei|estudei|poupei|emagreci|quitei|visitei|assisti|escrevi|terminei) [já] ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (atualiza|atualize|pode atualizar|anota|marca|registra) [aí|lá] [a|na|da|minha|meu|o|no|o progresso da] [minha|meu] <goal> [de|do|da|dos] {rest:goal}",
            "(andei|avancei|subi|pulei|fui|passei) [de {number:old}] (pra|para) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (na|no|da|do) [minha|meu] <goal> [de|do|da|dos] {rest:goal}",
            "<goal> [de|do|da|dos] {rest:goal} [eu] [já|agora] (tô|estou|cheguei|vou|tamo) (no|na|pelo) (livro|capítulo|país|filme|curso|treino|dia|km|quilo|mês|aula|número|texto|artigo) {number}",
            "<goal> [de|do|da|dos] {rest:goal} [tá|está|já tá|já está] (em|com|nos|aos) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]",
            "(progresso|andamento) [da|do] [<goal>] [de|do|da|dos] {rest:goal} ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "almost"
          ]
        },
        {
          "say": [
            "(atualiza|atualize|registra|registre|anota|marca) [o] (progresso|andamento|valor) [da|do|de] [minha|meu] [<goal>] [de|do|da|dos] {rest:goal} ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words}]"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 12,
          "allows": [
            "wish"
          ]
        },
        {
          "say": [
            "[eu] [já|ja|agora] (corri|caminhei|pedalei|nadei|andei|perdi|emagreci|ganhei|juntei|guardei|economizei|li|estudei|meditei|poupei|escrevi|completei|acumulei) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (da|do|na|pra|para a|rumo à|rumo a) [minha|meu|a|o] <goal>"
          ],
          "set": {
            "isByVerb": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "almost"
          ]
        },
        {
          "say": [
            "[eu] (já|agora|ja) (li|juntei|escrevi|assisti|visitei|completei|terminei|fiz|publiquei|guardei|economizei|estou em|tô em|estou com|tô com|tenho) {number} (livros|livro|filmes|países|cidades|capítulos|páginas|artigos|cursos|aulas|receitas|museus|contos|poemas|flexões) [este ano|esse ano|no ano|lidos|no total|até agora|lidas|dos {number:target}|de {number:target}|da meta|da minha meta]",
            "(cheguei a|cheguei em|cheguei aos|cheguei nos|completei|bati|bati os|alcancei|fechei) {number} (livros|filmes|países|cidades|capítulos|artigos|cursos|aulas|receitas|treinos) [este ano|esse ano|no ano|lidos|no total|até agora|da meta|da minha meta|dos {number:target}]",
            "(cheguei a|cheguei em|cheguei aos|cheguei nos|tô em|estou em|tô com|estou com|já são|já foram|tô nos|estou nos|completei|fechei) {number} (livros|filmes|países|cidades|capítulos|artigos|cursos|aulas|receitas|treinos) (dos|de|das|dentre os) {number:target} [que tenho] (da meta|da minha meta|de meta|na meta)",
            "[eu] (tô|estou) no {number} (livro|filme|país|curso|capítulo) [da meta|do ano|este ano|esse ano]"
          ],
          "set": {
            "isByUnit": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "almost"
          ]
        }
      ]
    },
    "update_goal": {
      "isWrite": true,
      "required": [
        "goalRef"
      ],
      "questions": {
        "goalRef": "Qual meta?",
        "endDate": "Até quando?",
        "targetValue": "Qual é o novo número?"
      },
      "sentences": [
        {
          "say": [
            "<change> [o|a] [prazo|data|valor|alvo|data final|deadline|limite|número|data limite] [da|do|de] [a|o|minha|meu] <goal> [de|do|da|dos] {rest:goal} (pra|para|até|em|de {number:old} pra|de {number:old} para|por) {rest:change}",
            "<change> [o|a] (prazo|data|alvo|data final|deadline|data limite|fim) [da|do|de] [a|o|minha|meu] <goal> [de|do|da|dos] {rest:goal} {rest:change}",
            "<change> [a|o|minha|meu] <goal> [de|do|da|dos] {rest:goal} (fica|ficou|agora|vai|valendo|novo prazo|nova data|novo valor) [é|pra|para|até|em|de|em vez de {number:old}] {rest:change}",
            "[o] [novo] (prazo|alvo|valor|deadline) (da|do) [minha|meu] <goal> [de|do|da|dos] {rest:goal} (agora é|passa a ser|vai ser|mudou pra|é|mudou para|passou pra|passou para|fica|ficou|será) [até|pra|para|em] {rest:change}",
            "[a|o|minha|meu] <goal> [de|do|da|dos] {rest:goal} (fica pra|ficou pra|vai ficar pra|fica para|vai até|ficou até|vai pra|foi pra|tem que ser|vai ter que ser|passa pra|passa para|aumentou pra|diminuiu pra|caiu pra|será|agora são|agora tem que ser|precisa ir até|precisa mudar pra|muda pra|mudou pra) {rest:change}",
            "[a|o|minha|meu] <goal> [de|do|da|dos] {rest:goal} (agora é|agora são|passa a ser|vai ser|mudou pra|mudou para|passou pra|subiu pra|agora vai até|agora vai ser) {rest:change}"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(renomeia|renomeie|muda o nome|troca o nome|muda o título|troca o título|altera o nome|altera o título) [da|a|do|o] [minha|meu] <goal> [de|do|da|dos] {rest:goal} (pra|para) {rest:newTitle}"
          ],
          "weight": 14,
          "allows": [
            "wish"
          ]
        }
      ]
    },
    "delete_goal": {
      "isWrite": true,
      "required": [
        "goalRef"
      ],
      "questions": {
        "goalRef": "Qual meta?"
      },
      "sentences": [
        {
          "say": [
            "<delete> [a|o|minha|meu|essa|aquela] <goal> [de|do|da|dos] {rest:goal}",
            "<delete> [a|o|minha|meu|essa|aquela] <goal> [de|do|da|dos] {rest:goal} (apaga|pode apagar|pode excluir|exclui|pode cancelar|cancela|pode tirar|tira|deleta)",
            "[acho que|creio que|penso que] [a|minha|o|meu] <goal> [de|do|da|dos] {rest:goal} (não faz mais sentido|já não faz sentido|já não faz mais sentido|não faz sentido|perdeu o sentido|já era|não quero mais|pode apagar|pode remover|pode excluir|pode cancelar|pode tirar) [pode removê-la|pode apagar|pode remover|pode excluir|pode tirar|apaga|remove|exclui|pode cancelar]",
            "(desisti|desisto|abri mão|larguei mão|cansei|desanimei) (de|do|da) {rest:goal} [então|pode|e] (apaga|pode apagar|pode excluir|exclui|cancela|pode cancelar|tira|pode tirar|remove|pode remover|deleta|pode deletar|esquece|pode esquecer|descarta|arquiva|encerra|pode encerrar) [a|essa|aquela|da|das|dessa] (meta|metas|objetivo|minhas metas)",
            "(não quero mais|não vou mais|já não quero) {rest:goal} [então|pode|e] (apaga|pode apagar|pode excluir|exclui|cancela|pode cancelar|tira|pode tirar|remove|pode remover|deleta|pode deletar|descarta|arquiva|encerra|pode encerrar) [a|essa|aquela|da|das|dessa] (meta|objetivo|minhas metas)",
            "(tira|apaga|remove|exclui|risca|deleta|pode tirar|pode apagar|pode remover|pode excluir) [a|o] {rest:goal} (das minhas metas|da lista de metas|das metas|dos meus objetivos|dos objetivos|da minha lista de metas)",
            "[a|o|minha|meu] <goal> [de|do|da|dos] {rest:goal} (já era|não rola mais|não vai rolar|não dá mais|morreu|não vai dar|não existe mais|não preciso mais|não quero mais) [pode|então] [apaga|remove|exclui|apagar|excluir|tirar|remover|cancelar|cancela|tira] [ela|essa meta|da lista]",
            "[não] (quero mais|quero continuar com) [a|o|minha|meu] <goal> [de|do|da|dos] {rest:goal}"
          ],
          "weight": 13,
          "allows": [
            "negation",
            "wish",
            "almost"
          ]
        },
        {
          "say": [
            "<delete> (a|essa|minha|esse|meu) <goal>"
          ],
          "weight": 12,
          "allows": [
            "wish"
          ]
        }
      ]
    },
    "get_goals": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[as|os] (minhas|meus) <goal> [do ano|desse ano|deste ano]"
          ],
          "weight": 12
        },
        {
          "say": [
            "[as] [minhas] metas (não cumpridas|não batidas|que falhei|fracassadas|não atingidas)"
          ],
          "set": {
            "status": "failed"
          },
          "weight": 13,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[as|os] (metas|objetivos) [do ano]"
          ],
          "isAsked": true,
          "weight": 8
        },
        {
          "say": [
            "<show> [as|minhas|os|meus] [minhas|meus] [que] [tão|estão|tá|está] <goal> [que] [tão|estão|tá|está] (em andamento|em progresso|ativas|ativos|ativa|aberta|abertas|abertos|em aberto|pendentes|em curso|correndo|rolando)",
            "[as|os] [minhas|meus] (metas|objetivos) [que] [estão|tão] (em andamento|ativas|ativos|em progresso|em aberto|abertas|abertos|pendentes|em curso|rolando)"
          ],
          "set": {
            "status": "in_progress"
          },
          "weight": 13
        },
        {
          "say": [
            "[<show>|tenho|tem|há|existe] [alguma|algum|quais|que] [as|os|minhas|meus] [minhas|meus] <goal> [de|da|do|com|na área de|da área de|ligadas a|relacionadas a|sobre] {area} [que] [eu] [ainda] [tão|estão|tá|está|tenho|seguem|continuam] (em andamento|em progresso|ativas|ativos|ativa|abertas|abertos|em aberto|pendentes|em curso|correndo|rolando)",
            "<show> [as|os|minhas|meus] [minhas|meus] <goal> (em andamento|em progresso|ativas|ativos|ativa|abertas|abertos|em aberto|pendentes|em curso) (de|da|do|na área de|da área de|ligadas a|relacionadas a|sobre|em) {area}"
          ],
          "set": {
            "status": "in_progress"
          },
          "weight": 14
        },
        {
          "say": [
            "[as|os] [minhas|meus] (metas|objetivos) [que] [ainda] [eu] (não iniciadas|não começadas|por começar|não comecei|não iniciados|paradas|que não comecei|pra começar|não saíram do papel|que não saíram do papel)"
          ],
          "set": {
            "status": "not_started"
          },
          "weight": 13,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[as|os] [minhas|meus] (metas|objetivos|meta|objetivo) (cancelada|cancelado|canceladas|cancelados|abandonadas|abandonados|que cancelei|que abandonei|que larguei|desistidas)"
          ],
          "set": {
            "status": "canceled"
          },
          "weight": 13
        },
        {
          "say": [
            "[as] [minhas] metas (concluídas|cumpridas|alcançadas|batidas|completas|atingidas|que já concluí|que já bati|que já cumpri|que concluí|que bati|que cumpri|que já alcancei|que alcancei|que atingi|finalizadas|já concluídas|já batidas)"
          ],
          "set": {
            "status": "completed"
          },
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "almost"
          ]
        },
        {
          "say": [
            "<show> [as|os|minhas|meus|todas|todos|das|dos|de] [as|os] [minhas|meus] <goal> [que tenho|que eu tenho|pro ano|do ano|desse ano|cadastradas|indo|estão indo|hoje|atuais]",
            "<show> [as|os] [minhas|meus] <goal> [tão|estão|andam|vão|vai|indo|tá] [indo|caminhando|evoluindo|andando|como]",
            "(tô|estou|ando) [indo] (bem|mal|em dia|no caminho|atrasado|atrasada) (nas|com as|com minhas|nas minhas|com) [minhas] <goal>",
            "como (tô|estou|ando|tô indo|estou indo|tá indo|vou) (nas|com as|com minhas|nas minhas|nos|com os|com meus) <goal>",
            "[quanto] [já] (avancei|progredi|andei|evoluí) [quanto] (na|nas|no) [minha|minhas|meu] <goal> [de|do|da] [{name}]",
            "<show> [eu|é que] [tenho|tem] [de] [alguma|quantas] <goal> [cadastrada|cadastradas|tenho|eu tenho]",
            "(quanto|quanto é que) falta [pra|para] [eu] (bater|atingir|alcançar|cumprir|completar) [a|as|minha|minhas|o|meu] <goal> [de|do|da] [{name}]",
            "[eu] (tô|estou) (perto|longe|quase) [de] (bater|bater na|atingir|alcançar|da|cumprir|chegando na|chegando) [a|as|minha|o|meu] <goal> [de|do|da] [{name}]",
            "(como tá|como está|como anda|como vai) [a|o|minha|meu] <goal> [de|do|da] [{name}]"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "wish"
          ]
        },
        {
          "say": [
            "<show> [as|minhas|os|meus] <goal> [que] [já] [eu] (concluídas|concluídos|cumpridas|alcançadas|batidas|atingidas|que já bati|que já cumpri|que concluí|concluí|já concluí|terminei|já terminei|completas|já bati|já cumpri|cumpri|bati|alcancei|atingi|completadas|completei)",
            "minhas metas (concluídas|cumpridas|alcançadas|batidas|completas)"
          ],
          "set": {
            "status": "completed"
          },
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "<show> [as|minhas|os|meus] <goal> [que] [estão|ainda estão|tão] (em andamento|em progresso|ativas|ativos|abertas|abertos|em aberto|pendentes|em curso)",
            "minhas metas (em andamento|ativas|em progresso|em aberto)"
          ],
          "set": {
            "status": "in_progress"
          },
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "<show> [as|minhas|os|meus] <goal> [que] [ainda] [eu] (não comecei|não começadas|não iniciadas|não comecei ainda|por começar|ainda não comecei)"
          ],
          "set": {
            "status": "not_started"
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<show> [as|minhas|os|meus] <goal> [que] [eu] (falharam|falhei|não cumpridas|não batidas|fracassadas|não cumpri|não bati|que não bati|que não cumpri)"
          ],
          "set": {
            "status": "failed"
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<show> [alguma|algum] [as|minhas|os|meus] <goal> [que] [eu] (cancelada|cancelado|canceladas|cancelei|que cancelei|abandonadas)"
          ],
          "set": {
            "status": "canceled"
          },
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "<show> [as|os|minhas|meus] [minhas|meus] <goal> (de|da|do|com|na|no|em|na área de|na área da|pra|relacionadas a|sobre) {area}",
            "[as|os] [minhas|meus] <goal> (de|da|do|na área de|da área de|ligadas a|relacionadas a|sobre) {area} [como] [vão|vai|estão|andam|tão|tá|tão indo|estão indo]",
            "(minhas|meus|as minhas|os meus) <goal> {area}",
            "<show> [as|os|minhas|meus] <goal> {area}"
          ],
          "weight": 14
        }
      ]
    }
  }
}

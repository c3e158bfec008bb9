// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain goals. */
export const INTENTS: IntentCatalogue = {
  "domain": "goals",
  "locale": "pt-BR",
  "rules": {
    "goal": "(meta|metas|objetivo|objetivos)",
    "make": "(estabelecer|traçar|colocar|cadastrar|registrar|fixar|pôr|adicionar|montar|fazer|cria|crie|criar|adiciona|adicione|define|defina|definir|estabelece|estabeleça|coloca|põe|bota|registra|registre|cadastra|cadastre|anota|quero criar|quero definir|quero estabelecer|quero|queria|queria criar|vou criar|preciso criar|nova|novo|inclui|monta|gostaria de criar|gostaria de definir|salva|pode criar|me ajuda a criar|traça|faz|faça)",
    "change": "(muda|mude|mudar|altera|altere|alterar|atualiza|atualize|atualizar|troca|troque|aumenta|aumente|aumentar|diminui|diminua|diminuir|reduz|reduza|reduzir|baixa|baixe|sobe|suba|ajusta|ajuste|ajustar|edita|edite|passa|passe|estende|estenda|prorroga|prorrogue|adia|adie|antecipa|antecipe|corrige|corrija|quero mudar|quero alterar|quero aumentar|preciso mudar|pode mudar|pode aumentar|pode alterar|empurra|estica)",
    "delete": "(apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|deletar|remove|remova|remover|cancela|cancele|cancelar|tira|tire|elimina|encerra|encerre|pode apagar|pode excluir|pode cancelar|pode tirar|quero apagar|quero excluir|quero cancelar|quero desistir da|descarta|abandona|arquiva|desisto da|desisti da|desisto do|desisti do)",
    "show": "(mostrar|listar|dizer|me dizer|saber|mostra|mostre|me mostra|me mostre|lista|liste|ver|quero ver|queria ver|cadê|quais são|quais|qual é|qual|me fala|me diz|consulta|checa|confere|como tá|como está|como tão|como estão|como anda|como andam|como vão|como vai|me dá|resumo|resume|progresso|andamento|situação|status|quantas|que|pode mostrar)"
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
            "(meta|objetivo|nova meta|novo objetivo) [de] {rest:title}"
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
            "[eu] (quero|queria|pretendo|planejo|vou tentar|vou|preciso|gostaria de|meu plano é|tenho que|a ideia é) [conseguir] {aim:title}"
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
            "(adiciona|coloca|põe|bota|inclui|registra) {rest:title} (nas minhas metas|na lista de metas|como meta|nos meus objetivos|como objetivo|nas metas)"
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
            "[eu] (já|ja|agora) (corri|caminhei|pedalei|nadei|andei|perdi|emagreci|ganhei|juntei|guardei|economizei|li|estudei|meditei|poupei|escrevi) ({number}|{mass}|{distance}|{money}|{percent}|{duration}) [{words:unit}] (da|do|na|pra) (minha|meu|a|o) <goal>"
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
            "(cheguei a|cheguei em|cheguei aos|cheguei nos|completei|bati|bati os|alcancei|fechei) {number} (livros|filmes|países|cidades|capítulos|artigos|cursos|aulas|receitas) [este ano|esse ano|no ano|lidos|no total|até agora|da meta|da minha meta|dos {number:target}]",
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
            "[as] [minhas] metas (concluídas|cumpridas|alcançadas|batidas|completas|atingidas)"
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
            "<show> [as|minhas|os|meus] <goal> [que] [eu] (canceladas|cancelei|que cancelei|abandonadas)"
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
            "[minhas|meus] <goal> (de|da|na área de) {area}",
            "(minhas|meus|as minhas|os meus) <goal> {area}",
            "<show> [as|os|minhas|meus] <goal> {area}"
          ],
          "weight": 14
        }
      ]
    }
  }
}

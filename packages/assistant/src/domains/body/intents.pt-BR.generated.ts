// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain body. */
export const INTENTS: IntentCatalogue = {
  "domain": "body",
  "locale": "pt-BR",
  "rules": {
    "i": "[eu]",
    "is": "(é|tá|está|foi|deu|tava|estava|era|ficou|anda|em|de|marcou|bateu|fechou em|nota|um|uns|uma nota|hoje é|hoje tá|chegou a|nível|é de|seria|acho que|diria que|continua|segue|no nível|na nota|mediu)",
    "record": "(anota|anote|anotar|registra|registre|registrar|lança|lance|adiciona|adicione|adicionar|põe|bota|coloca|coloque|marca|marque|inclui|inclua|salva|salve|cadastra|cadastre|insere|soma|some|acrescenta|grava|guarda|contabiliza|computa|pode anotar|pode registrar|pode lançar|pode marcar|quero registrar|quero anotar|preciso registrar|preciso anotar|gostaria de registrar|lembra que|lembre que|deixa anotado|deixa registrado|mais|+) [aí|que|um|uma|o|a|meu|minha|mais|como|de|meus]",
    "weighed": "(pesei|me pesei|me pesei e deu|me pesei deu|pesando|tô pesando|estou pesando|tô com peso de|peso|eu peso|pesei e deu|a balança deu|a balança marcou|balança deu|balança marcou|a balança mostrou|balança|na balança deu|na balança|na balança marcou|subi na balança e deu|subi na balança deu|subi na balança|me pesei e tô com|me pesei e estou com|fui me pesar e deu|bati|bateu|cheguei a|cheguei nos|cheguei em|desci pra|caí pra|caí para|baixei pra|subi pra|fui pra|emagreci pra|engordei pra|voltei pros|voltei pra|acordei com|acordei pesando|amanheci com|amanheci pesando|tô nos|estou nos|tô na casa dos|me pesei hoje|acabei de me pesar|acabei de me pesar deu|acabei de me pesar e deu|balança apontou|a balança apontou|a balança acusou|balança acusou|a balança indicou|pesagem|pesagem de|peso aferido|peso corporal aferido|peso medido|peso registrado|acusou)",
    "slept": "(dormi|dormimos|dormindo|sono de|sono|tirei um sono de|consegui dormir|só dormi|dormi por|dormi quase|tive um sono de|descansei|cochilei|apaguei por|capotei por|noite de sono de|minha noite foi de|dormido|deu pra dormir|apenas dormi|dormi só|dormi tipo|dormi apenas|dormi umas|dormi uns|dormi cerca de|tirei uma soneca de|tirei um cochilo de|soneca de|cochilo de|dormi um total de)",
    "drank": "(bebi|tomei|bebemos|tomamos|ingeri|consumi|mandei pra dentro|matei|virei|já bebi|já tomei|acabei de beber|acabei de tomar|consegui beber|consegui tomar|me hidratei com|sequei|foram|já foram|bebendo|entornei|hidratei com|hidratação|hidratação de)",
    "water": "(água|agua|aguinha|água mineral|água gelada|d'água|de água|de agua|da água|dágua|dagua|em água|de aguinha|de h2o|h2o|de água mineral|de água gelada|água com gás|de água com gás|água com limão|de água com limão)",
    "moved": "(corri|caminhei|andei|pedalei|nadei|malhei|treinei|remei|dancei|surfei|lutei|joguei|escalei|pulei corda|patinei|marchei|trotei|corremos|caminhamos|andamos|pedalamos|nadamos|andei de bicicleta|andei de bike|andei de patins|andei de skate|joguei bola|fiz exercício|me exercitei|me alonguei|alonguei|fiz exercícios|fiz atividade física|boxeei|fui correr|fui caminhar|fui pedalar|fui nadar|fiz corrida|me movimentei|acabei de correr|acabei de caminhar|acabei de pedalar|acabei de nadar|acabei de malhar|acabei de treinar|saí pra correr|saí pra caminhar|saí pra pedalar|saí pra andar|subi escada|subi escadas|desci e subi escada|fui malhar|fui treinar|fui pedalar|consegui correr|consegui caminhar|consegui pedalar|consegui nadar)",
    "did": "(fiz|fizemos|foi|foram|pratiquei|joguei|jogamos|acabei de fazer|terminei|completei|mandei|rolou|teve|consegui fazer|fui pra|fui no|fui na|fui fazer|tive|aula de|treino de|sessão de|mais|acabei|fechei|concluí|hoje foi|deu pra fazer|encarei|meti|fui jogar|fui de|andei de|dei uma|fiz uma|fiz um|acabei um|dancei|pedalei|treinei|malhei|fiquei|passei|realizei|realizamos|efetuei|executei|cumpri|finalizei)",
    "wow": "(insano|insana|brabo|braba|sinistro|sinistra|pesado|pesada|puxado|puxada|top|monstro|monstra|foda|show|tenso|tensa|cansativo|cansativa|delícia|gostoso|gostosa|leve|tranquilo|tranquila|intenso|intensa|forte)",
    "go": "(em|por|durante|e levei|e demorei|levei|demorei|levando|no tempo de|tempo de|num total de|com|de|deu|foi|foram|com tempo de|e durou|durou|e foi|fiz em|e fiz em|tempo|em um tempo de|numa média de|duração|duração de)",
    "change": "(muda|mude|mudar|altera|altere|alterar|corrige|corrija|corrigir|troca|troque|trocar|atualiza|atualize|edita|edite|arruma|ajusta|ajuste|conserta|modifica|passa|pode mudar|pode alterar|pode corrigir|quero corrigir|preciso corrigir|bota|coloca|põe|retifica)",
    "delete": "(apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|deletar|remove|remova|remover|tira|tire|tirar|cancela|cancele|cancelar|elimina|limpa|desfaz|desfaça|pode apagar|pode excluir|pode tirar|pode remover|quero apagar|quero excluir|preciso apagar|descarta|retira)",
    "my": "[o|a|os|as|meu|minha|meus|minhas|do|da|de|no|na|esse|essa|aquele|aquela|último|última|o último|a última|este|esta]",
    "entry": "(registro|registros|lançamento|anotação|entrada|medição|dado|valor|marcação|medida|o registro|a anotação)",
    "show": "(mostrar|me mostrar|exibir|dizer|me dizer|saber|consultar|relacione|relaciona|apresente|apresenta|informe|demonstre|discrimine|detalhe|relatório dos registros de|relacione os registros de|apresente os registros de|mostra os registros de|liste os registros de|quais os registros de|qual foi minha média de|qual foi a minha média de|qual é minha média de|qual a média do meu|qual é a minha média de|apresente a evolução do|apresente o histórico de|mostra|mostre|me mostra|me mostre|lista|liste|ver|quero ver|queria ver|exibe|traz|cadê|qual|quais|qual foi|qual é|qual era|quanto|quantos|quantas|como tá|como está|como foi|como foram|como anda|como andam|como vai|como ficou|como tava|como estava|como tem sido|histórico de|histórico do|histórico da|me fala|me diz|fala|diz|média de|média do|média da|me dá|me passa|manda|resumo de|resumo do|resumo da|gráfico de|gráfico do|gráfico da|qual a média de|qual a média do|qual a média da|qual foi a média de|qual a minha média de|relatório de|relatório do|relatório da|dados de|dados do|registros de|meus registros de|o histórico de|o histórico do|o histórico da|meu histórico de|minha média de|evolução do|puxa|consulta|checa|pode mostrar|pode me mostrar|meus dados de|como eu tô de|como tô de|como estou de|como ando de)",
    "who": "(o médico|a médica|médico|a nutri|a nutricionista|o nutricionista|nutricionista|o personal|o doutor|a doutora|a enfermeira|o enfermeiro|o endócrino|o cardiologista|ele|ela)",
    "with": "(com {name:companion}|com [a|o|os|as|meus|minhas] (galera|turma|pessoal|amigos|amigas|meninas|meninos|família|time|rapaziada|bonde))"
  },
  "intents": {
    "record_metric": {
      "isWrite": true,
      "required": [
        "type",
        "value",
        "unit"
      ],
      "questions": {
        "type": "O que você quer registrar?",
        "value": "Qual foi o valor?",
        "unit": "Em que unidade?"
      },
      "sentences": [
        {
          "say": [
            "<i> [<record>] [que] [meu peso|o peso] [a] <weighed> [<is>] ({mass}|{number}) [de peso|na balança|kg|quilos]",
            "[<record>] [o|meu] peso [atual|corporal|hoje|de hoje|da manhã|agora] [<is>] ({mass}|{number}) [kg|quilos]",
            "<i> [<record>] (tô|estou|fiquei|tô em|estou em|tô nos|estou nos|acordei|amanheci|continuo|sigo|voltei a) [com|de volta aos|nos] {mass} [de peso|na balança|de massa]",
            "[{anything}] <who> (disse|falou|viu|mediu|constatou|confirmou) que <i> (tô|estou|peso|tô pesando|estou pesando) [com] ({mass})",
            "<record> {mass} [de peso|na balança|no peso]",
            "<record> peso ({mass}|{number})",
            "({mass}|{number}) (na balança|de peso)",
            "(emagreci|engordei|perdi peso|ganhei peso|perdi|ganhei) [{mass:delta}] [e|agora] (tô|estou|cheguei|agora tô|agora estou) (com|em|a|nos|aos|pesando) ({mass}|{number})",
            "({mass})",
            "<i> [<record>] (<weighed>|peso <is>|tô com|estou com) {number:whole} e {number:grams} [gramas]"
          ],
          "set": {
            "type": "weight"
          },
          "allows": [
            "reported",
            "others"
          ]
        },
        {
          "say": [
            "[meu|o] peso",
            "<i> (me pesei|pesei|subi na balança)",
            "<record> [o|meu] peso [de hoje]"
          ],
          "set": {
            "type": "weight"
          },
          "weight": -2
        },
        {
          "say": [
            "<i> [<record>] [essa noite|noite passada|na noite passada|de noite|à noite] [que] <slept> [mal|bem|pouco|muito|super bem|super mal|pessimamente|muito mal|muito bem|mal demais|bem demais|só|apenas|quase|umas|uns|de|aproximadamente|exatas|exatamente|um total de] {duration} [de sono|na noite de ontem|durante a noite|por noite|essa noite|noite passada|na noite passada|à noite|de noite|horas|direto|seguidas|seguido|cravadas|redondas|certinhas|contadas|corridas|no total|picado|picadas|mal dormidas|bem dormidas|apenas|só]",
            "<i> (dormi|dormimos|só dormi|dormi só|dormi umas|dormi por) [mal|bem|pouco|umas|uns|só] {number} [horas|por noite|essa noite|de sono]",
            "<i> [<record>] [essa noite] [que] <slept> [mal|bem|pouco|muito|super bem|super mal|muito mal|muito bem] {timeRange}",
            "<i> (dormi|sono|noite) [mal|bem] (das|de|da) {time:bedtime} (às|as|até|até as|até às|à|a) {time:waketime}",
            "{duration} (de sono|dormidas|dormindo|bem dormidas|mal dormidas|dormido|de cama)",
            "<record> [o|meu] sono [de] ({duration}|{number})",
            "<record> ({duration}) (de sono|dormidas)",
            "(duração|tempo|tempo total|total) (do|de) sono [<is>] {duration}",
            "[meu|o|minha noite de] sono [de hoje|dessa noite|de ontem|essa noite|da noite] [foi|<is>] [de] ({duration}|{timeRange}|{number} horas)"
          ],
          "set": {
            "type": "sleep"
          }
        },
        {
          "say": [
            "<i> [<record>] (dormi|fui dormir|fui deitar|deitei|fui pra cama|apaguei|capotei|peguei no sono|fui dormir lá) [mal|bem] [às|as|à|por volta das|lá pelas|umas|era|eram|meia noite] {time:bedtime} [e|e só|e depois] [eu] (acordei|levantei|acordando|despertei|até|só acordei|e acordei|e levantei) [às|as|à|por volta das|lá pelas|umas|só às|só as] {time:waketime}",
            "<i> (acordei|levantei) [às|as|à] {time:waketime} [e] [eu] [tinha|fui] (dormido|dormi|dormir|deitar|deitei|fui dormir|tinha ido dormir) [às|as|à] {time:bedtime}"
          ],
          "set": {
            "type": "sleep"
          },
          "weight": 10
        },
        {
          "say": [
            "<record> [o|meu] sono",
            "<record> quanto dormi"
          ],
          "set": {
            "type": "sleep"
          },
          "weight": -2
        },
        {
          "say": [
            "<i> (mandei|mandamos|botei pra dentro|coloquei pra dentro) [mais|uns|umas|quase] {volume} <water>",
            "<i> [<record>] <drank> [mais|só|uns|umas|um total de|quase|uma|um] {volume} [<water>] [até agora|no total|de uma vez]",
            "<i> [<record>] <drank> [mais|só|uns|umas|um total de|quase] {number:waterNumber} <water>",
            "[<record>] [mais] {volume} <water>",
            "(ingestão hídrica|consumo hídrico|hidratação|ingestão de líquidos|hidratação do dia) [total] [<is>] {volume}",
            "[<record>] <water> [de] [mais] {volume}",
            "<record> {volume} [<water>]",
            "[<record>] mais {volume}",
            "[<record>] (consumo|ingestão) <water> [<is>] {volume}",
            "<i> <drank> <water> [<is>] [uns|umas] {volume}"
          ],
          "set": {
            "type": "water"
          }
        },
        {
          "say": [
            "<i> (bebi|tomei|bebemos|já bebi|já tomei|acabei de beber|acabei de tomar) {number}"
          ],
          "set": {
            "isUnknownDrink": true
          },
          "weight": 1
        },
        {
          "say": [
            "<i> <drank> [um pouco|bastante|muita|pouca|a minha|minha|mais|um bocado] <water>",
            "<record> [o consumo|consumo] <water>"
          ],
          "set": {
            "type": "water"
          },
          "weight": -2
        },
        {
          "say": [
            "<i> [<record>] [que] <moved> [<go>] {duration} [{activityPart}] [<with>]",
            "<i> [<record>] [que] <moved> [uns|umas|mais|quase|só] {distance} [<go>] {duration} [{activityPart}] [<with>]",
            "<i> [<record>] [que] <moved> [<go>] {duration} [e|e fiz|fiz|fazendo|,|totalizando|percorri|e percorri|deu|e deu|num total de|por] {distance} [{activityPart}] [<with>]",
            "<i> [<record>] [que] <moved> {activityPart} [<go>] {duration}",
            "<i> [<record>] [que] [<did>] [a|o|um|uma|uns|umas|mais|só] {duration} [de|da|do|na|no|em|fazendo|jogando|com] {activity} [{distance}] [<with>]",
            "<i> [<record>] [que] [<did>] [uma|um|a|o|meu|minha|de|aula de|treino de|sessão de] {activity} [leve|pesada|pesado|intensa|intenso|forte|moderada|moderado|hoje] [<go>] {duration} [{distance}] [<with>]",
            "<i> [<record>] [que] [<did>] [uma|um|a|o|meu|minha|de|aula de|treino de|sessão de|mais|uns|umas] ({activity};[de] {distance};[<go>] {duration}) [<with>]",
            "<i> [<record>] [que] [<did>] {distance} [<go>] {duration} [de|na|no] {activity}",
            "<i> [<record>] [um|o|meu] (treino|exercício|exercícios|atividade física) [de|com|durou|foi] [<go>] {duration}",
            "[um|o|meu] (treino|exercício|exercícios|atividade|atividade física) [durou|foi] [<go>] {duration} (de|na|no|em|com) {activity}",
            "[<did>] {activity} [<go>] {duration} <wow>",
            "(joguei|jogo|jogamos|rolou|teve|bati|batemos) (bola|uma bola|uma pelada|um fut|fut|um baba|baba|um futsal|um racha|racha) [<go>] {duration} [<wow>]",
            "<i> <did> {duration} [de] (treino|exercício|exercícios|atividade física|treinamento|aeróbico|aeróbica)"
          ],
          "set": {
            "type": "exercise"
          }
        },
        {
          "say": [
            "<i> [<record>] [que] <moved> [uns|umas|mais|quase|só] {distance} [{activityPart}] [<with>]",
            "<i> [<record>] [que] <did> [uma|um|a|o|meu|minha] {activity} [de|com] {distance}",
            "<i> [<record>] [que] <did> {distance} [de|na|no|em] {activity}",
            "[uma|um] {activity} de {distance}",
            "<i> [<record>] [que] (fiz|pratiquei|acabei de fazer|fizemos) [uma|um|a|o|meu|minha|aula de|uma aula de|sessão de|uma sessão de] {activity}",
            "<i> (joguei|jogamos|acabei de jogar) {activity}",
            "<i> (corri|caminhei|pedalei|nadei|remei|corremos|caminhamos|pedalamos|nadamos)"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": -2
        },
        {
          "say": [
            "<i> [<record>] [o|meu|de|hoje meu|hoje o] humor [hoje|de hoje|agora|nesse momento|do dia|está|geral] [<is>] [<is>] [em|um|uns] ({score}|{number}) [de 10|de dez|/10|pontos]",
            "<i> [<record>] ({score}|nota {number}) (de|pro|pra|no|para) [o|meu] humor",
            "<i> (tô|estou|acordei|fiquei) (com|de) [o|um] humor [<is>] ({score}|{number})",
            "<i> (dou|daria|dei|diria) [nota] ({score}|{number}) (pro|pra|ao|de|no|para o) [meu] humor [hoje]"
          ],
          "set": {
            "type": "mood"
          }
        },
        {
          "say": [
            "<i> [<record>] [a|minha|de|o|meu|hoje minha|hoje a|nível de|meu nível de|o nível de] (energia|disposição) [hoje|de hoje|agora|do dia|nesse momento] [<is>] [<is>] [em|um|uns] ({score}|{number}) [de 10|de dez|/10|pontos]",
            "<i> [<record>] ({score}|nota {number}) (de|pra|na|no|para) [a|minha] (energia|disposição)",
            "<i> (tô|estou|acordei|fiquei) (com|de) [a|nível de] (energia|disposição) [<is>] ({score}|{number})",
            "<i> (dou|daria|dei|diria) [nota] ({score}|{number}) (pra|à|de|na|para a) [minha] (energia|disposição) [hoje]"
          ],
          "set": {
            "type": "energy"
          },
          "weight": 4
        },
        {
          "say": [
            "<record> [o|meu] humor [de hoje]"
          ],
          "set": {
            "type": "mood"
          },
          "weight": -2
        },
        {
          "say": [
            "<record> [a|minha] energia [de hoje]"
          ],
          "set": {
            "type": "energy"
          },
          "weight": -2
        },
        {
          "say": [
            "[<record>] [minha|a|medi a|medi minha|medi|aferi a|aferi|tirei a|verifiquei a] (pressão|pressão arterial) [<is>] [<is>] {bloodPressure} [mmhg]",
            "<i> (tô|estou|fiquei) com [a] (pressão|pressão arterial) [<is>|em|de|a] {bloodPressure}"
          ],
          "set": {
            "type": "custom",
            "metricRef": "pressão arterial",
            "unit": "mmHg"
          }
        },
        {
          "say": [
            "[<record>] [minha|a|medi a|medi minha|medi|aferi a|tirei a] (glicemia|glicose|glicemia em jejum|glicose em jejum|diabetes) [em jejum|de jejum] [<is>] [<is>] {number} [mg/dl|mg|em jejum]"
          ],
          "set": {
            "type": "custom",
            "metricRef": "glicemia",
            "unit": "mg/dL"
          }
        },
        {
          "say": [
            "[<record>] [meus|meu|os|a|minha] (batimentos|batimento|batimentos cardíacos|frequência cardíaca|frequência|bpm|pulsação|frequência cardíaca em repouso) [<is>|estão|tão|deram] [<is>|a|em] {number} [bpm|batimentos|por minuto] [em repouso]",
            "{number} (bpm|batimentos por minuto)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "frequência cardíaca",
            "unit": "bpm"
          }
        },
        {
          "say": [
            "[<record>] [minha|a|medi a|tirei a] (temperatura|febre) [corporal] [<is>] [<is>] {number} [graus|°c|c|º|°]",
            "<i> (tô|estou|fiquei|tive) com febre [de|a] {number} [graus|°c]"
          ],
          "set": {
            "type": "custom",
            "metricRef": "temperatura",
            "unit": "°C"
          }
        },
        {
          "say": [
            "<i> [<record>] (dei|andei|fiz|caminhei|foram|bati|completei|mais) {number} passos",
            "[<record>] passos [<is>] {number}",
            "[<record>] {number} passos"
          ],
          "set": {
            "type": "custom",
            "metricRef": "passos",
            "unit": "passos"
          }
        },
        {
          "say": [
            "[<record>] [minha|meu|o|a|medi] {customMetric} [<is>] [<is>] {number}"
          ],
          "set": {
            "type": "custom"
          },
          "weight": 1
        },
        {
          "say": [
            "[mais|e] ({mass}|{volume}|{duration})",
            "[mais|e] {number}"
          ],
          "after": [
            "record_metric"
          ],
          "set": {
            "isRepeat": true
          },
          "weight": -3
        }
      ]
    },
    "update_metric": {
      "isWrite": true,
      "required": [
        "entryRef",
        "value"
      ],
      "questions": {
        "entryRef": "Qual registro?",
        "value": "Qual é o valor certo?"
      },
      "sentences": [
        {
          "say": [
            "<change> <my> [<entry>] [de|do|da] {metric} [de] [({mass:old}|{volume:old}|{duration:old}|{number:old})] (pra|para|por|em|é|foi|era|como) ({mass}|{volume}|{duration}|{score}|{number})",
            "<my> {metric} [de] (tava|estava|tá|está|foi|ficou) (errado|errada|incorreto|incorreta) [era|eram|é|foi|foram|o certo é|o certo era|na verdade era] ({mass}|{volume}|{duration}|{score}|{number})",
            "<my> {metric} [não] (na verdade|corrigindo|errei) (foi|foram|era|eram|deu|é) ({mass}|{volume}|{duration}|{score}|{number})",
            "<my> {metric} (foi|foram|era|eram|deu|é|tá|está) ({mass}|{volume}|{duration}|{score}|{number}) (e não|não) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})",
            "(na verdade|errei|me enganei|corrigindo|correção|ops|anotei errado|registrei errado|tá errado|está errado) <my> {metric} [na verdade] (foi|foram|era|eram|deu|é) [na verdade|de] ({mass}|{volume}|{duration}|{score}|{number}) [(e não|não) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})]",
            "(na verdade|errei|me enganei|corrigindo|correção|ops|anotei errado|registrei errado|tá errado|está errado) [que] [eu] (pesei|peso|tô com|estou com|dormi|bebi|tomei|corri|caminhei|pedalei|nadei) [foi|foram] ({mass}|{volume}|{duration}|{number}) [de água|de sono|na balança|horas] [(e não|não) ({mass:old}|{volume:old}|{duration:old}|{number:old})]"
          ],
          "weight": 8,
          "set": {
            "isCorrection": true
          },
          "allows": [
            "negation",
            "wish"
          ]
        }
      ]
    },
    "delete_metric": {
      "isWrite": true,
      "required": [
        "entryRef"
      ],
      "questions": {
        "entryRef": "Qual registro apago?"
      },
      "sentences": [
        {
          "say": [
            "<delete> <my> <entry> [de|do|da|dos] <my> {metric} [de] [{mass}|{volume}|{duration}|{number}]",
            "<delete> <my> {metric} [que] [registrei|anotei|lancei|marquei|de] [{mass}|{volume}|{duration}|{number}]",
            "<delete> <my> {metric} [de|do|da] que (tava|estava|tá|está|foi|ficou|lancei|anotei|registrei) (errado|errada|incorreto|incorreta)",
            "<delete> (os|as|meus|minhas|aqueles|aquelas|esses|essas|o|a|aquele|aquela) ({mass}|{volume}|{duration}) [de|do|da] {metric}"
          ],
          "weight": 7
        }
      ]
    },
    "get_tracking_history": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<show> {metric}",
            "(quanto|quantos|quantas|quantas horas|quantos litros|quantos copos|quantos ml|quanto de água|quanta água|quantos minutos|quantas horas de sono|quantos km|quantos quilos) [de] [água|agua|sono|exercício|peso|treino] [eu] [já] {metricVerb} [de] [água|agua|exercício|sono]",
            "[eu] {metricVerb} (quanto|quantos|quantas) [horas|litros|copos|ml|minutos|vezes|quilos|km] [de] [água|sono]",
            "[eu] {metricVerb} (bem|mal|bastante|o suficiente|pouco|muito|direito|mais|menos) [água] [ultimamente]",
            "{metric} {period}",
            "quanto [eu] {metricVerb} em média",
            "[<show>] [a|minha|o|os] (média|evolução|histórico|registros) (do|da|de) [meu|minha] {metric} {period}",
            "como [eu] [tenho|tô|estou|ando|andei] {metricVerb}",
            "(histórico|registros|evolução|gráfico|média|resumo|dados|relatório|tendência|últimos registros|últimas medições|anotações) [de|do|da|dos|das] [meu|minha|meus|minhas] {metric}",
            "(quanto|qual) (foi|era|é|tava|estava|tá|está) [o|a] [meu|minha] [último|última] {metric}",
            "[eu] {metricVerb} [água|agua] (suficiente|bastante|o bastante|o suficiente)",
            "(tô|estou) {metricVerb} (quanto|bem|mal|o suficiente|bastante|pouco|muito)"
          ],
          "isLoose": true
        },
        {
          "say": [
            "[eu] [já] (bati|atingi|cheguei na) [a|minha] meta de {metric}"
          ],
          "isLoose": true,
          "isAsked": true
        },
        {
          "say": [
            "quantas vezes [eu] (treinei|malhei|corri|me exercitei|caminhei|pedalei|nadei|fui pra academia|fiz exercício|fui na academia)"
          ],
          "set": {
            "type": "exercise"
          },
          "isLoose": true
        },
        {
          "say": [
            "(perdi|ganhei|emagreci|engordei) (quanto|quantos|algum) [peso|quilos|kg|quanto]",
            "(quanto|quantos quilos|quantos kg) [eu] [já] (perdi|ganhei|emagreci|engordei) [de peso]",
            "[eu] (perdi|ganhei) peso",
            "[eu] (emagreci|engordei)",
            "quanto [que] [eu] (tô|estou|tava|estava) pesando"
          ],
          "set": {
            "type": "weight"
          },
          "isLoose": true,
          "isAsked": true
        }
      ]
    },
    "get_trends": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<show>] [qual|qual é|como tá|como está|há|tem|existe|vê|me fala] [a|as|alguma|uma|o] (tendência|tendências|evolução|trajetória|progressão) [do|da|de|dos|das|no|na|nos|nas] {words}",
            "[como] [é que] [o|a|meu|minha] {metric} (evoluiu|evoluíram|tem evoluído|vem evoluindo|está evoluindo|tá evoluindo|mudou|variou|se comportou|tem se comportado|vem mudando|tem mudado|tem variado) [ao longo|com o tempo] [{words}]",
            "[o|a|meu|minha] {metric} [tá|está|vem|tem|anda] (subindo|caindo|aumentando|diminuindo|melhorando|piorando|subindo ou caindo|melhorando ou piorando|aumentando ou diminuindo|subido|caído|aumentado|diminuído|melhorado|piorado) [{words}]"
          ],
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "[o|a|meu|minha] {metric} (piorou|melhorou|caiu|subiu|aumentou|diminuiu|mudou|variou) [muito|bastante]"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 13
        },
        {
          "say": [
            "[será que|me diz se|vê se|quero saber se|sabe se] [como|o quanto|de que forma|quanto] [o|a|meu|minha|é que] {words} (afeta|afetam|influencia|influenciam|impacta|impactam|interfere|interferem|mexe|mexem|atrapalha|melhora|piora|ajuda|tem a ver|têm a ver|tem relação|se relaciona|se relacionam|está ligado|tá ligado|está relacionado|tá relacionado|se correlaciona|depende|dependem) [com|no|na|o|a|em|nos|nas|ao|à] [meu|minha|o|a] {words}",
            "[<show>] [me fala|me diz|calcula|vê|analisa|tem|há|existe|qual|qual é] [a|uma|alguma|se há|se tem|se existe] (correlação|relação|conexão|ligação|associação) (entre|do|da|de) {words}",
            "[será que|quero saber se|queria saber se|me diz se|vê se|se] [o|a|meu|minha] {words} (melhora|melhoram|piora|pioram|aumenta|diminui|muda|cai|sobe|fica melhor|fica pior|varia) (quando|com|nos dias que|nos dias em que|se) [eu] {words}",
            "[eu] {metricVerb} (melhor|pior|mais|menos) (quando|se|nos dias que|nos dias em que) [eu] {words}",
            "[compara|compare|comparar|cruza|cruze|cruzar] [o|a|meu|minha] {metric} (com|e|versus|vs|x) [o|a|meu|minha] {metric:other} [{words}]"
          ],
          "set": {
            "isRelation": true
          },
          "isLoose": true,
          "weight": 14,
          "allows": [
            "hypothetical",
            "question",
            "wish",
            "almost"
          ]
        }
      ]
    },
    "get_life_balance_score": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<show>] [qual|qual é|quanto tá|quanto está|quanto é|como tá|como está|como anda|me dá|calcula|vê] [o|a|meu|minha] (equilíbrio|equilíbrio de vida|equilíbrio da vida|score|score de vida|score de equilíbrio|pontuação|pontuação de vida|pontuação de equilíbrio|roda da vida|balanço de vida|balanço da vida|índice de equilíbrio|nota de vida|nota da vida|nota de equilíbrio|índice de vida|score geral|life score|placar da vida) [de vida|da vida|geral|da minha vida|na vida|hoje|atual|entre as áreas da minha vida|das áreas da minha vida|entre as áreas da vida|entre as áreas]",
            "(como|como é que) (tá|está|anda|vai) [a] minha vida [no geral|em geral|como um todo|ultimamente|de modo geral]",
            "(minha vida|a minha vida) [tá|está|anda] (equilibrada|em equilíbrio|balanceada|desequilibrada)",
            "[eu] (tô|estou) [com a vida] (equilibrado|equilibrada|em equilíbrio) [na vida|de vida]",
            "(que nota|qual nota|qual a nota) [você|vc] [dá|daria|tem] [pra|para|da|de] [a] minha vida"
          ],
          "weight": 14,
          "isLoose": true
        },
        {
          "say": [
            "[<show>] [o|a|meu|minha] (histórico|evolução|progressão) (do|da|de) [meu|minha] (equilíbrio|equilíbrio de vida|score de vida|score|pontuação|pontuação de vida|roda da vida|score de equilíbrio)"
          ],
          "set": {
            "includeHistory": true
          },
          "isLoose": true,
          "weight": 15
        },
        {
          "say": [
            "[<show>] [qual|qual é|como tá|como está] [o|a|meu|minha] (score|pontuação|equilíbrio|nota) [de|da|do|na|no|em|na área de|da área de] [minha] {area}"
          ],
          "weight": 13
        }
      ]
    }
  }
}

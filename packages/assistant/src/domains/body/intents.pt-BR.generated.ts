// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain body. */
export const INTENTS: IntentCatalogue = {
  "domain": "body",
  "locale": "pt-BR",
  "rules": {
    "i": "[eu]",
    "is": "(é|tá|está|foi|deu|tava|estava|era|ficou|anda|em|de|marcou|bateu|fechou em|nota|um|uns|uma nota|tá em|está em|tava em|estava em|ficou em|anda em|tá nos|está nos|hoje tá em|hoje é|hoje tá|chegou a|nível|é de|seria|acho que|diria que|continua|segue|no nível|na nota|mediu|no|merece|merece um|merece nota|vale|vale um|é nota|tá nota|gira em torno de|subiu pra|caiu pra|desceu pra|despencou pra|foi pra|voltou pra|tá um|tava um|beirando|batendo|uma nota|tá em torno de|fica em|fica no|ficou no|ficou num|tá num|foi um|daria|eu daria|eu dou)",
    "record": "(anota|anote|anotar|registra|registre|registrar|lança|lance|adiciona|adicione|adicionar|põe|bota|coloca|coloque|marca|marque|inclui|inclua|salva|salve|cadastra|cadastre|insere|soma|some|acrescenta|grava|guarda|contabiliza|computa|pode anotar|pode registrar|pode lançar|pode marcar|quero registrar|quero anotar|preciso registrar|preciso anotar|gostaria de registrar|lembra que|lembre que|deixa anotado|deixa registrado|mais|+) [aí|que|um|uma|o|a|meu|minha|mais|como|de|meus] [eu]",
    "weighed": "(pesei|me pesei|me pesei e deu|me pesei deu|pesando|tô pesando|estou pesando|tô com peso de|peso|eu peso|pesei e deu|a balança deu|a balança marcou|balança deu|balança marcou|a balança mostrou|balança|na balança deu|na balança|na balança marcou|subi na balança e deu|subi na balança deu|subi na balança|me pesei e tô com|me pesei e estou com|fui me pesar e deu|bati|bateu|cheguei a|cheguei nos|cheguei em|desci pra|caí pra|caí para|baixei pra|subi pra|fui pra|emagreci pra|engordei pra|voltei pros|voltei pra|acordei com|acordei pesando|amanheci com|amanheci pesando|tô nos|estou nos|tô na casa dos|me pesei hoje|acabei de me pesar|acabei de me pesar deu|acabei de me pesar e deu|balança apontou|a balança apontou|a balança acusou|balança acusou|a balança indicou|pesagem|pesagem de|peso aferido|peso corporal aferido|peso medido|peso registrado|acusou|me pesei <where>|me pesei <where> e deu|me pesei <where> deu|subi na balança <where>|subi na balança <where> e deu|[a] balança <where>|[a] balança <where> (deu|marcou|mostrou|acusou|apontou)|[a] balança (marcava|mostrava|dava|apontava|dizia|diz|tá marcando|está marcando|marca|mostra|registrou|cravou|bateu|tá em|tava em)|peso na balança|pesagem <where>|pesagem (de hoje|da semana|do dia|semanal|da manhã|oficial)|me pesaram|me pesaram e deu|me pesaram <where> e deu|fui me pesar|fui pesar|pesei <where>|voltei a pesar|já tô pesando|ainda tô pesando|continuo pesando|sigo pesando|passei pra|passei dos|baixei dos|voltei aos|cheguei aos|estacionei em|estacionei nos|estabilizei em|estabilizei nos|travei nos|mantive|mantive os|fui parar em|fui parar nos|fui parar com|fui a|eu pesava|pesava|tava pesando|estava pesando|tava com|estava com|tava nos|estava nos|atualizando [o] peso|atualização de peso|atualização do peso|novo peso|peso novo|peso atualizado|meu novo peso|meu peso atual|peso final|peso oficial|segue o peso|segue meu peso|aí vai meu peso|meu peso de volta|peso no aplicativo|ponteiro (marcou|parou em|bateu em)|o ponteiro (marcou|parou em|bateu em)|hoje bati|hoje cheguei em|tô firme nos)",
    "slept": "(dormi|dormimos|dormindo|sono de|sono|tirei um sono de|consegui dormir|só dormi|dormi por|dormi quase|tive um sono de|descansei|cochilei|apaguei por|capotei por|noite de sono de|minha noite foi de|dormido|deu pra dormir|apenas dormi|dormi só|dormi tipo|dormi apenas|dormi umas|dormi uns|dormi cerca de|tirei uma soneca de|tirei um cochilo de|soneca de|cochilo de|dormi um total de|consegui descansar|consegui cochilar|descansei por|preguei o olho por|preguei os olhos por|consegui pregar o olho por|dormi por volta de|dormi em torno de|dormi no total|fechei os olhos por|peguei umas|peguei no sono por|hibernei|hibernei por|desmaiei por|dormi direto|dormi direto por|dormi um sono de|dormi uma noite de|cochilei por|tirei um ronco de|ronquei|apaguei|capotei|fiquei na cama|recuperei o sono com)",
    "drank": "(bebi|tomei|bebemos|tomamos|ingeri|consumi|mandei pra dentro|matei|virei|já bebi|já tomei|acabei de beber|acabei de tomar|consegui beber|consegui tomar|me hidratei com|sequei|foram|já foram|bebendo|entornei|hidratei com|hidratação|hidratação de|terminei de beber|esvaziei|zerei|dei conta de|engoli|detonei|golei|bebericando|já mandei|mandei|botei pra dentro|coloquei pra dentro|terminei de tomar|consegui virar|acabei de virar|acabei de matar|acabei de secar|acabei de entornar|acabei de mandar|acabei de engolir|acabei de esvaziar|completei|bati|cheguei a|tô com|estou em)",
    "bottle": "(garrafa|garrafas|garrafão|garrafona|litrão|garrafinha|garrafinhas|squeeze|copo|copão|copinho|caneca|jarra|galão|térmica|stanley|cantil|moringa|copo stanley)",
    "water": "(água|agua|aguinha|água mineral|água gelada|d'água|d água|d agua|de água|de agua|da água|dágua|dagua|em água|de aguinha|de h2o|h2o|de água mineral|de água gelada|água com gás|de água com gás|água com limão|de água com limão)",
    "moved": "(corri|caminhei|andei|pedalei|nadei|malhei|treinei|remei|dancei|surfei|lutei|joguei|escalei|patinei|marchei|trotei|corremos|caminhamos|andamos|pedalamos|nadamos|andei de bicicleta|andei de bike|andei de patins|andei de skate|joguei bola|fiz exercício|me exercitei|me alonguei|alonguei|fiz exercícios|fiz atividade física|boxeei|fui correr|fui caminhar|fui pedalar|fui nadar|fiz corrida|me movimentei|acabei de correr|acabei de caminhar|acabei de pedalar|acabei de nadar|acabei de malhar|acabei de treinar|saí pra correr|saí pra caminhar|saí pra pedalar|saí pra andar|subi escada|subi escadas|fui ao parque e corri|desci e subi escada|fui malhar|fui treinar|fui pedalar|consegui correr|consegui caminhar|consegui pedalar|consegui nadar|puxei ferro|puxei peso|levantei peso|levantei pesos|fui puxar ferro)",
    "did": "(fiz|fizemos|foi|foram|pratiquei|joguei|jogamos|acabei de fazer|terminei|completei|mandei|rolou|teve|consegui fazer|fui pra|fui no|fui na|fui fazer|tive|aula de|treino de|sessão de|mais|acabei|fechei|concluí|hoje foi|deu pra fazer|encarei|meti|fui jogar|fui de|andei de|dei uma|fiz uma|fiz um|acabei um|dancei|pedalei|treinei|malhei|fiquei|passei|realizei|acabei de voltar da|acabei de voltar do|voltei da|voltei do|cheguei da|cheguei do|acabei de chegar da|acabei de chegar do|acabei de sair da|acabei de sair do|saí da|saí do|fiz minha|fiz meu|fiz a|fiz o|hoje teve|hoje rolou|rolou um|rolou uma|teve um|teve uma|participei de|participei da|me joguei na|me joguei no|mandei um|mandei uma|mandei ver na|mandei ver no|curti|encaixei|meti um|meti uma|peguei um|peguei uma|peguei|dei um|realizamos|efetuei|executei|cumpri|finalizei)",
    "wow": "(insano|insana|brabo|braba|sinistro|sinistra|pesado|pesada|puxado|puxada|top|monstro|monstra|foda|show|tenso|tensa|cansativo|cansativa|delícia|gostoso|gostosa|leve|tranquilo|tranquila|intenso|intensa|forte)",
    "go": "(em|e gastei|gastei|gastando|e completei em|completei em|e fechei em|fechei em|e terminei em|por|durante|e levei|e demorei|levei|demorei|levando|no tempo de|tempo de|num total de|com|de|deu|foi|foram|com tempo de|e durou|durou|e foi|fiz em|e fiz em|tempo|em um tempo de|numa média de|duração|duração de)",
    "change": "(muda|mude|mudar|altera|altere|alterar|corrige|corrija|corrigir|troca|troque|trocar|atualiza|atualize|edita|edite|arruma|ajusta|ajuste|conserta|modifica|passa|pode mudar|pode alterar|pode corrigir|quero corrigir|preciso corrigir|bota|coloca|põe|retifica)",
    "delete": "(apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|deletar|remove|remova|remover|tira|tire|tirar|cancela|cancele|cancelar|elimina|limpa|desfaz|desfaça|pode apagar|pode excluir|pode tirar|pode remover|quero apagar|quero excluir|preciso apagar|descarta|retira|risca|risque|limpe)",
    "my": "[o|a|os|as|do|da|de|no|na|esse|essa|aquele|aquela|este|esta] [meu|minha|meus|minhas|último|última]",
    "entry": "(registro|registros|lançamento|anotação|entrada|medição|dado|valor|marcação|medida|o registro|a anotação)",
    "show": "(mostrar|me mostrar|exibir|dizer|me dizer|saber|consultar|relacione|relaciona|apresente|apresenta|informe|demonstre|discrimine|detalhe|relatório dos registros de|relacione os registros de|apresente os registros de|mostra os registros de|liste os registros de|quais os registros de|qual foi minha média de|qual foi a minha média de|qual é minha média de|qual a média do meu|qual é a minha média de|apresente a evolução do|apresente o histórico de|mostra|mostre|me mostra|me mostre|lista|liste|ver|quero ver|queria ver|exibe|traz|cadê|qual|quais|qual foi|qual é|qual era|quanto|quantos|quantas|como tá|como está|como foi|como foram|como anda|como andam|como vai|como ficou|como tava|como estava|como tem sido|histórico de|histórico do|histórico da|me fala|me diz|fala|diz|média de|média do|média da|me dá|me passa|manda|resumo de|resumo do|resumo da|gráfico de|gráfico do|gráfico da|qual a média de|qual a média do|qual a média da|qual foi a média de|qual a minha média de|relatório de|relatório do|relatório da|dados de|dados do|registros de|meus registros de|o histórico de|o histórico do|o histórico da|meu histórico de|minha média de|evolução do|puxa|consulta|checa|pode mostrar|pode me mostrar|meus dados de|como eu tô de|como tô de|como estou de|como ando de)",
    "who": "(a balança da nutri|a moça da farmácia|o rapaz da farmácia|o farmacêutico|a farmacêutica|o enfermeiro|a técnica|a técnica de enfermagem|o treinador|a treinadora|o professor|a professora|a fisio|o fisio|a endócrino|a endocrinologista|a cardiologista|minha médica|meu médico|minha nutri|meu personal|o médico|a médica|médico|a nutri|a nutricionista|o nutricionista|nutricionista|o personal|o doutor|a doutora|a enfermeira|o enfermeiro|o endócrino|o cardiologista|ele|ela)",
    "where": "[(na|no|da|do|numa|num|em|lá na|lá no|aqui na|aqui no|pela|pelo) (academia|farmácia|drogaria|balança|posto|posto de saúde|upa|consultório|clínica|médico|médica|nutri|nutricionista|personal|casa|hospital|trabalho|trampo|escritório|banheiro|parque|praia|rua|praça|orla|pista|clube|condomínio|bairro|quadra|esteira|piscina|lagoa|ginásio|estúdio|studio|box|quarto|sofá|rede|viagem|ambulatório|casa da (minha mãe|minha sogra|minha vó|minha avó|minha namorada|minha irmã|minha tia|minha amiga|sogra|vó|mãe|amiga|namorada)|casa do (meu pai|meu irmão|meu namorado|meu amigo|namorado|amigo)|exame|laboratório|consulta|cardiologista|endócrino|pronto socorro) [da farmácia|de casa|do bairro|da esquina|da academia|do prédio|do condomínio|perto de casa|da cidade]]",
    "meal": "[jejum|pós-prandial|pós prandial|(em|de|com|antes do|depois do|após o|antes da|depois da|após a|antes de|depois de|ao|logo ao|assim que) (jejum|repouso|café|café da manhã|almoço|jantar|janta|comer|remédio|treino|acordar|levantar|dormir|lanche|refeição|tomar o remédio|correr|treinar)]",
    "exact": "[redondo|redondos|redondas|cravado|cravados|cravadas|certinho|certinhos|certinhas|exatos|exatas|em jejum|sem roupa|pelado|pelada|na balança|de peso|de massa|de massa corporal|contadinhos|já|de novo|no total|ao acordar|antes do café|depois do treino|depois do almoço|agora cedo|só|<meal>]",
    "purpose": "[(pra|para) (começar|fechar|terminar|relaxar|aquecer|desestressar|soltar|acordar|destravar|esquentar|encerrar|abrir|queimar|compensar|espairecer|desopilar|suar) [bem] [o dia|a semana|a mente|a cabeça|o corpo|o almoço|a pizza|as calorias|um pouco|a manhã|a noite|o mês]|sem parar|direto|no ritmo|na chuva|no sol|no frio|no calor|debaixo de chuva|debaixo de sol|suado|na raça|pra valer|de leve|na moral|com vontade|no total|cravados|certinhos]",
    "night": "[(na noite|da noite|na madrugada|noite|de|da|do|da madrugada) [de|da|do] {date:eve} (pra|para|pro|a)|(noite|madrugada|sono) (boa|ruim|péssima|ótima|tranquila|difícil|longa|curta|mal dormida|bem dormida|maravilhosa|horrível|agitada|pesada|picada|terrível|perfeita|excelente|complicada|puxada|insone|turbulenta|abençoada)|que noite [boa|ruim|péssima|ótima|horrível|maravilhosa|difícil]|essa noite|esta noite|nessa noite|nesta noite|noite passada|na noite passada|de noite|à noite|ontem à noite|de ontem pra hoje|da noite passada|na última noite|a noite toda]",
    "woke": "[e] [acordei|levantei|tô|estou] (bem|descansado|descansada|cansado|cansada|quebrado|quebrada|moído|moída|zerado|zerada|novo|nova|renovado|renovada|péssimo|péssima|acabado|acabada|ótimo|ótima|exausto|exausta|com sono|morrendo de sono|com dor de cabeça|disposto|disposta|um caco|só o pó|um lixo|zumbi|um zumbi|morto|morta|podre|destruído|destruída|revigorado|revigorada)",
    "behind": "[(depois de|após|com|entre) ({number:beside}|{duration:beside}) [(de|da|do|seguidos|seguidas)] {words}]",
    "stressed": "[(corri|caminhei|pedalei|nadei|treinei|malhei|remei|trotei|dancei|andei) , (mas|e|só que|e olha que|quer dizer) [eu]]",
    "really": "[de verdade|mesmo|bonito|pra valer|com vontade|com força|sério|muito|feio|bem] [:|,]",
    "up": "[(acabei de acordar|acabei de levantar|acabo de acordar|acabo de levantar|acordei agora|acordei agora há pouco|acordei há pouco|levantei agora|tô acordando|tô acordando agora) [aqui] [e|,|que|aí|parece que|acho que]]",
    "why": "[(porque|pq|pois|por causa de|por causa do|por causa da|já que|graças a|graças ao|graças à|culpa do|culpa da|por conta de|por conta do|por conta da) {words}]",
    "fix": "[(corrige|corrija|arruma|arrume|ajusta|ajuste|conserta|muda|troca|altera|altere|atualiza|edita|retifica|pode corrigir|pode mudar|pode arrumar|pode alterar|pode trocar|pode ajustar|pode atualizar|me corrige|favor corrigir|poderia corrigir|dá pra corrigir|tem que corrigir|precisa corrigir|põe certo|bota certo|deixa certo) [aí|isso|lá|esse valor|o valor|o registro|pra mim|esse registro|esse|essa]]",
    "mistake": "[(que|porque|pois|foi porque|acho que) [eu]] ((lancei|anotei|registrei|marquei|coloquei|botei|digitei|pus|inseri|cadastrei|mandei|escrevi) (errado|errada|duas vezes|repetido|repetida|dobrado|dobrada|em dobro|duplicado|duplicada|sem querer|por engano|a mais|trocado|trocada|no dia errado|no lugar errado|de novo|em duplicidade|por erro|no dia que não era)|(ficou|tá|está|saiu|veio|foi|entrou|tava|estava|ficaram|tão|estão) (duplicado|duplicada|duplicados|repetido|repetida|repetidos|errado|errada|errados|dobrado|dobrada|em dobro|duas vezes|incorreto|incorreta|trocado|trocada|por engano|sem querer|a mais)|foi engano|foi um engano|era engano|foi erro|foi erro meu|foi sem querer|me enganei|me confundi|me atrapalhei|errei|errei feio|digitei a mais|era teste|foi teste|não era esse dia|era outro dia|era de outro dia|não era meu|não era minha|não fui eu|[a|minha] balança [tava|estava|tá|está|ficou] (errada|doida|quebrada|descalibrada|desregulada|maluca|zoada|ruim|com defeito)|não vale|não valeu|não conta|nada a ver|duplicou|repetiu)",
    "adv": "[oficialmente|praticamente|exatamente|ainda|atualmente|aproximadamente|quase|mais ou menos|novamente|no momento|nesse momento|hoje em dia|precisamente|certinho|sem brincadeira]",
    "upto": "[até (o almoço|o meio-dia|o meio dia|as duas|aqui|o momento|o fim do dia|a hora do almoço|agora|essa hora)|desde (cedo|hoje cedo|de manhã|a manhã|manhã|que (acordei|levantei|cheguei|comecei)|as {time}|{time}|o (almoço|café|café da manhã|jantar|lanche|meio-dia|meio dia|treino|começo do dia))|no treino|durante o treino|depois do treino|na aula|no almoço|no jantar|no café|de manhã|à tarde|à noite|no trabalho|em casa|na academia|antes do almoço|antes de dormir|ao acordar|em jejum|já foi|já foram|já era|que bebi|que tomei|que eu bebi|que eu tomei|no dia|o dia todo|o dia inteiro|durante o dia]",
    "scale": "[de 0 a 10|de zero a dez|de 1 a 10|de um a dez|numa escala de 0 a 10|na escala de 0 a 10|em uma escala de 0 a 10|numa escala de 1 a 10|na escala de 1 a 10|numa escala de zero a dez|na escala]",
    "logged": "[que [eu] (registrei|anotei|lancei|marquei|coloquei|botei|pus|te passei|te falei|fiz|mandei|tinha anotado|tinha registrado) [aí]]",
    "recent": "[ultimamente|recentemente|esses dias|nesses dias|nos últimos tempos|hoje em dia|esses tempos|até aqui|até agora]",
    "adj": "[leve|pesada|pesado|intensa|intenso|forte|moderada|moderado|rápida|rápido|lenta|lento|longa|longo|curta|curto|tranquila|tranquilo|puxada|puxado|boa|bom|matinal|noturna|noturno|solo|regenerativa|gostosa|gostoso]",
    "around": "[<with>] [<where>|<meal>] [<purpose>]",
    "with": "(com {person:companion}|com [a|o|os|as|meus|minhas] [meu|minha] (galera|turma|pessoal|amigos|amigas|meninas|meninos|família|time|rapaziada|bonde|cachorro|cachorra|dog|cão|pet|crianças|filhos))"
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
            "<where> <i> [<record>] [que] [meu peso|o peso] [a] <weighed> [<is>] ({mass}|{number}) [kg|quilos] <exact>",
            "[<record>] [o|meu] peso [atual|corporal|hoje|de hoje|da manhã|agora] [<is>] ({mass}|{number}) [kg|quilos]",
            "<i> [<record>] (tô|estou|fiquei|tô em|estou em|tô nos|estou nos|acordei|amanheci|continuo|sigo|voltei a) <adv> [com|de volta aos|nos|de novo nos] {mass} <exact>",
            "[{anything}] <who> (disse|falou|viu|mediu|constatou|confirmou) que <i> (tô|estou|peso|tô pesando|estou pesando) [com] ({mass})",
            "<record> {mass} [de peso|na balança|no peso]",
            "<record> peso ({mass}|{number})",
            "({mass}|{number}) (na balança|de peso)",
            "(emagreci|engordei|perdi peso|ganhei peso|perdi|ganhei) [{mass:delta}] [e|agora] (tô|estou|cheguei|agora tô|agora estou) (com|em|a|nos|aos|pesando) ({mass}|{number})",
            "<i> (consegui|tô conseguindo|acabei de conseguir) (baixar|chegar|emagrecer|descer|voltar|cair|subir|engordar|ficar|manter) (pra|para|a|aos|nos|em|com|os) ({mass}) <exact>",
            "[a|minha] balança [hoje|foi|tá|está|resolveu ser|até que foi|anda] (gentil|boazinha|boa|cruel|má|sincera|generosa|malvada|camarada|amiga|maldosa|impiedosa|bondosa|honesta) [comigo|hoje|demais] ({mass}|{number})",
            "[eu] [tô|estou|já tô|fiquei] {mass:delta} (mais magro|mais magra|mais leve|a menos|a mais|mais pesado|mais pesada|mais gordo|mais gorda) [agora|já] [tô|estou|peso] [com|em|nos|pesando] {mass} <exact>",
            "[eu] (voltei pra|tô na|cheguei na|entrei na|saí da|estou na|voltei à|tô de volta à) casa dos ({number:house}|{mass:house}) [agora] [tô|estou|peso|pesando] [com|em|nos|pesando] {mass} <exact>",
            "<where> <i> (tô|estou|tava|estava|fiquei) [com|em|nos] {mass} <exact>",
            "{mass} (redondo|redondos|cravado|cravados|certinhos|exatos) [na balança|de peso|hoje]",
            "[<record>] [o|meu] peso (dessa manhã|desta manhã|da manhã|de agora|de agora há pouco|de ontem à noite|em jejum|sem roupa|pós treino|pós-treino|medido|<where>|<meal>) [<is>] ({mass}|{number}) <exact>",
            "<i> (pesei|me pesei|subi na balança) <where> [e] [deu|marcou|foi|tava] {number:whole} e {number:grams}",
            "[o|meu] peso (caiu|baixou|desceu|subiu|foi|voltou|chegou|pulou|passou|despencou|aumentou|diminuiu|estacionou|estabilizou|tá estacionado|está estacionado|travou|parou) [de {mass:old}|de {number:old}] (pra|para|a|aos|pros|em|nos) ({mass}|{number}) <exact>",
            "<i> (fechei|terminei|comecei|iniciei|acabei|encerrei|abri) (a semana|o mês|o dia|o ano|a dieta|novembro) pesando ({mass}|{number}) <exact>",
            "<i> (fechei|terminei|comecei|iniciei|acabei|encerrei|abri) (a semana|o mês|o dia|o ano|a dieta|novembro) (com|em|nos|a) {mass} <exact>",
            "<i> (emagreci|engordei|perdi peso|ganhei peso|perdi|ganhei|eliminei|sequei) {mass:delta} {words} (tô|estou|agora tô|agora estou|e tô|e estou|já tô|já estou|fui|fui pra) (com|em|a|nos|aos|pesando|pra) ({mass}|{number})",
            "({mass})",
            "<i> [<record>] (<weighed>|peso <is>|tô com|estou com) {number:whole} e {number:grams} [gramas] <exact>"
          ],
          "set": {
            "type": "weight"
          },
          "allows": [
            "reported",
            "advised",
            "others"
          ]
        },
        {
          "say": [
            "[<who>] (me pesou|mediu meu peso|pesou a gente|me pesaram|conferiu meu peso) <where> [e|,] [aí] [deu|e deu|foi|ficou em|tô com|marcou|acusou|eu tava com] ({mass}|{number}) <exact>"
          ],
          "set": {
            "type": "weight"
          },
          "weight": 12,
          "allows": [
            "reported",
            "advised",
            "others"
          ]
        },
        {
          "say": [
            "[a|minha] balança [da farmácia|da academia|digital|nova] (marcou|deu|mostrou|acusou|registrou|apontou) {number:whole} e {number:grams} [gramas] <exact>"
          ],
          "set": {
            "type": "weight"
          },
          "weight": 14
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
            "<up> <i> [<record>] <night> [que] <slept> [mal|bem|pouco|muito|super bem|super mal|pessimamente|muito mal|muito bem|mal demais|bem demais|feito pedra|feito uma pedra|feito bebê|feito anjo|que nem pedra|igual pedra|igual um bebê|como um bebê|como uma pedra|tarde|cedo|picado|quase nada|nada|nadinha|pouquíssimo|pouquinho|demais|que nem uma pedra|gostoso|tranquilo|direitinho|só|apenas|quase|umas|uns|de|aproximadamente|exatas|exatamente|um total de] {duration} [de sono|na noite de ontem|durante a noite|por noite|essa noite|noite passada|na noite passada|à noite|de noite|horas|direto|seguidas|seguido|cravadas|redondas|certinhas|contadas|corridas|no total|picado|picadas|mal dormidas|bem dormidas|apenas|só|inteiras|ininterruptas|cheias|no máximo|se muito|somando tudo|ao todo] [<night>] [<woke>] <why>",
            "<i> (dormi|dormimos|só dormi|dormi só|dormi umas|dormi por) [mal|bem|pouco|umas|uns|só] {number} [horas|por noite|essa noite|de sono]",
            "<i> [<record>] [essa noite] [que] <slept> [mal|bem|pouco|muito|super bem|super mal|muito mal|muito bem] {timeRange} [<night>] [<woke>] <why>",
            "<i> (dormi|sono|noite) [mal|bem] (das|de|da) {time:bedtime} (às|as|até|até as|até às|à|a) {time:waketime}",
            "{duration} (de sono|dormidas|dormindo|bem dormidas|mal dormidas|dormido|de cama)",
            "(noite|sono|madrugada) (boa|bom|ruim|péssima|péssimo|ótima|ótimo|tranquila|tranquilo|difícil|longa|longo|curta|curto|maravilhosa|horrível|agitada|agitado|pesado|picada|picado|terrível|leve|complicada|puxada) [foram|só|de|com] {duration} [de sono|só|no total|dormidas] [<woke>] <why>",
            "[foi|foram|tive|deu|só] (pouco|pouquíssimo|muito|bastante) sono [foram|só] {duration} [<woke>] <why>",
            "<i> (dormi|dormir) até [as|às|a] {time:waketime} [e|,] [eu] [tinha|fui|havia] (deitado|deitada|dormido|ido dormir|deitei|fui dormir|ido deitar|capotado|apagado|dormir|deitar) [às|as|à|lá pelas|por volta das] {time:bedtime}",
            "<i> <slept> {name:gap} [só|umas|uns|no total|quase|mais ou menos|foram|por] {duration} [<woke>] <why>",
            "<night> [foram|deu|deram|rendeu|renderam|tive|consegui|fiz|dá|somei|total de] {duration} (de sono|dormidas|dormindo|bem dormidas|mal dormidas|na cama|de cama) [<night>] [<woke>] <why>",
            "[meu|o|tempo de|horas de] sono (da noite|dessa noite|desta noite|da noite passada|<night>) [<is>] ({duration}|{timeRange})",
            "<i> <night> <slept> {words} (foram|deu|deram|umas|uns|só|no total|total de|mais ou menos|acho que) {duration}",
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
            "<i> (dormi|descansei|consegui dormir|cochilei) quase nada [foram|só|foi|umas|uns|apenas|no máximo|deu|deram] {duration} [<woke>] <why>",
            "<i> (não|nem) (dormi|consegui dormir|descansei|preguei o olho) (muito|bem|direito|quase nada|tão bem|nada bem|grande coisa|o suficiente|tanto|lá essas coisas) [foram|só|foi|umas|uns|apenas|no máximo|mal deu|deu|deram|dormi|acho que] {duration} [<woke>] <why>",
            "<i> mal (dormi|consegui dormir|preguei o olho) [foram|só|umas|uns|apenas|no máximo|deu] {duration} [<woke>] <why>"
          ],
          "set": {
            "type": "sleep"
          },
          "weight": 4,
          "allows": [
            "negation",
            "almost"
          ]
        },
        {
          "say": [
            "<i> [<record>] (dormi|fui dormir|fui deitar|deitei|deitei me|fui pra cama|recolhi me|adormeci às|apaguei|capotei|peguei no sono|fui dormir lá|caí no sono|desmaiei|me deitei|adormeci|consegui dormir|fui me deitar) [mal|bem|tarde|cedo|super tarde|muito tarde|bem tarde|bem cedo|só] [às|as|à|por volta das|lá pelas|lá pela|lá pras|lá pra|já era|já eram|quase|tipo|umas|era|eram|meia noite] {time:bedtime} [da manhã|da noite|da madrugada] [e|e só|e depois|mas] [eu] (acordei|levantei|levantei me|acordando|despertei|até|só acordei|e acordei|e levantei|só levantei|fui acordar|fui levantar|me levantei|pulei da cama|saí da cama|tava de pé|já tava de pé|de pé) [às|as|à|por volta das|lá pelas|umas|só às|só as] {time:waketime}",
            "<i> (acordei|levantei) [às|as|à] {time:waketime} [e|depois de|tendo] [eu] [tinha|fui|havia|ter] (dormido|dormi|dormir|deitar|deitei|deitado|deitada|ido dormir|ido deitar|ido pra cama|pegado no sono|apagado|capotado|capotei|apaguei|fui pra cama|fui dormir|tinha ido dormir) [às|as|à] {time:bedtime}",
            "<i> (dormi|fui dormir|fui deitar|deitei|fui pra cama|apaguei|capotei|peguei no sono|me deitei) [mal|bem|tarde|cedo] [às|as|à|lá pelas|umas] ({time:bedtime}|{number:bedHour}) [e|e só|mas] [eu] (acordei|levantei|despertei|só acordei|me levantei) [às|as|à|lá pelas|umas] ({time:waketime}|{number:wakeHour})"
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
            "<i> [<record>] <drank> [mais|só|uns|umas|um total de|quase|uma|um] {volume} [<water>] (<upto>|[no total|de uma vez])",
            "<i> [<record>] <drank> [mais|só|uns|umas|um total de|quase] {number:waterNumber} <water>",
            "[<record>] [<drank>] [mais] (uma|um|a|o|minha|meu|outra|outro|mais uma|mais um) <bottle> [inteira|inteiro|cheia|cheio|toda|todo] [<water>] [de|com] {volume} [<water>]",
            "<i> (terminei|acabei|acabei com|matei|sequei|finalizei|fechei|acabei de (virar|matar|secar|beber|tomar|entornar|esvaziar)) [a|o|minha|meu|uma|mais uma|outra] <bottle> [inteira|inteiro|cheia|cheio|toda|todo] [<water>] [de|com] {volume} [<water>]",
            "[<record>] [foi|já foi|foram|já foram|já são|são|deu|deram|lá se vão|lá se foram|completei|somei|tô em|estou em|cheguei em|cheguei a|total de|hoje foram] [mais] {volume} <water> [até agora|até o momento|no total|no dia|por enquanto|de uma vez|só|pra conta|na conta|no organismo|pra dentro|goela abaixo|na sequência|de uma só vez|hoje cedo|já foi|já foram|já era|já tomei|já bebi|que bebi|que tomei|que eu bebi|que eu tomei|tomados|bebidos|tomado|bebido|ingeridos|consumidos|na barriga|no bucho|no papo|concluído|concluídos|batidos]",
            "(ingestão hídrica|consumo hídrico|hidratação|ingestão de líquidos|hidratação do dia|consumo de água|ingestão de água|total de água|minha hidratação) [total|do dia] [<is>] [<is>] {volume} [até agora|até o momento]",
            "água água [água] {volume}",
            "[<record>] [meu|minha|consumo de|ingestão de|total de] <water> [até agora|até o momento|até aqui|total|do dia|ingerida|consumida|bebida|tomada] [<is>] [de] [mais] {volume} [até agora|até o momento|no total]",
            "<record> {volume} [<water>] <upto>",
            "[<record>] mais {volume} <upto>",
            "[<record>] (consumo|ingestão) <water> [<is>] {volume}",
            "<i> <drank> <water> [<is>] [{name:gap}] [uns|umas|quase|foram|deu|total|mais ou menos|no total|cerca de] {volume} <upto>",
            "<i> (enchi e bebi|enchi e tomei|tomei|bebi|virei|mandei|matei) [a|o|uma|um|minha|meu|toda a|todo o|outra|outro] <bottle> [inteira|inteiro|toda|todo|cheia|cheio] [de] {volume} <water> <upto>",
            "<i> (bebi|tomei) {volume} <water> <upto> <upto>",
            "[mais] {volume} <water> <upto>"
          ],
          "set": {
            "type": "water"
          }
        },
        {
          "say": [
            "<i> [<drank>] ({number:other}|um|uma|uns|umas) (cerveja|cervejas|café|cafés|chope|chopes|vinho|vinhos|refri|refris|refrigerante|suco|sucos|chá|chás|drink|drinks|caipirinha|caipirinhas|taças de vinho|latas de cerveja|xícaras de café|coca|cocas) (e|mas) [só|apenas|somente|mais] [<drank>] [só|apenas|somente] {volume} <water> <where> <upto>"
          ],
          "set": {
            "type": "water"
          },
          "weight": 6
        },
        {
          "say": [
            "<i> (bebi|tomei|virei|matei|terminei|acabei|sequei|já bebi|já tomei|acabei de beber|acabei de tomar) (uma|mais uma|outra|a|minha) (garrafa|garrafinha|squeeze) [de água] de {number} [de água]",
            "<i> (bebi|tomei|virei|matei|já bebi|já tomei|acabei de beber|acabei de tomar) (um|mais um|outro|o|meu) (copo|copão|squeeze) [de água] de {number} [de água]"
          ],
          "set": {
            "type": "water",
            "isBottle": true
          },
          "weight": 2
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
            "<i> (gastei|gastamos|passei|passamos|fiquei|ficamos) [uns|umas|quase|mais de] {duration} (na|no|de|em|fazendo) {activity} <around>"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": 20
        },
        {
          "say": [
            "<i> [<record>] (queimei|gastei|perdi|foram|torrei|eliminei) [umas|uns|quase] {number:burnt} (calorias|kcal|cal|kcals) (na|no|em|de|fazendo|com a|com o) {activity} [em|por|durante|,] {duration} <around>",
            "<i> [<record>] (queimei|gastei|perdi|foram|torrei|eliminei) [umas|uns|quase] {number:burnt} (calorias|kcal|cal|kcals) [em|por|durante] {duration} (de|na|no|em|fazendo) {activity} <around>"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": 20
        },
        {
          "say": [
            "<i> <stressed> [<record>] [que] <moved> <really> [<go>] {duration} [{activityPart}] <around>",
            "<i> <stressed> [<record>] [que] <moved> <really> [uns|umas|mais|quase|só] {distance} <around> [<go>] {duration} [{activityPart}] <around>",
            "<i> [<record>] [que] <moved> [<go>] {duration} [e|e fiz|fiz|fazendo|,|totalizando|percorri|e percorri|deu|e deu|num total de|por] {distance} [{activityPart}] <around>",
            "<i> [<record>] [que] <moved> {activityPart} [<go>] {duration}",
            "<i> [<record>] [que] [<did>] [a|o|um|uma|uns|umas|mais|só] {duration} [de|da|do|na|no|em|fazendo|jogando|com] {activity} [{distance}] <around>",
            "<i> [<record>] [que] [<did>] [uma|um|a|o|meu|minha|de|aula de|treino de|sessão de|jogo de|partida de] {activity} [leve|pesada|pesado|intensa|intenso|forte|moderada|moderado|hoje|pago|paga|feito|feita|concluído|concluída|completo|completa|finalizado|finalizada|ok|check|matinal|noturna|noturno|rápida|rápido|longa|longo|curta|curto|boa|bom|tranquilo|tranquila|puxado|puxada|rapidinho|rapidinha|livre|indoor|em grupo|inteiro|inteira] <around> [<go>] {duration} [{distance}] <around>",
            "<i> [<record>] [que] [<did>] [uma|um|a|o|meu|minha|de|aula de|treino de|sessão de|jogo de|partida de|mais|uns|umas] ({activity} <adj>;[de] {distance} <around>;[<go>] {duration}) <around>",
            "<i> [<record>] [que] [<did>] [uns|umas] {distance} (de|na|no|em|d) {activity} <adj> [<go>] {duration} <around>",
            "[o|um|meu] (treino|treininho|treino de hoje|treino do dia) [<is>] {duration} [de] {activity} [(e|,|com|mais) {activity:other}] <around>",
            "<i> [<record>] [que] [<did>] {distance} [<go>] {duration} [de|na|no] {activity}",
            "<i> [<record>] [um|o|meu] (treino|exercício|exercícios|atividade física) [de|com|durou|foi] [<go>] {duration}",
            "<i> [<record>] [que] (<moved>|<did>) [a|o|um|uma] {activity} (e|,|mais|com) {activity:other} [<go>] {duration} <around>",
            "<i> [<record>] [que] (<did>) {duration} [de] {activity} (e|,|mais|com) {activity:other} <around>",
            "<i> [<record>] (corri|caminhei|pedalei|nadei|trotei|malhei) (na|no|nas|nos|em|pela|pelo|até|perto de|ao redor da|ao redor do|em volta da|em volta do|ao longo da|ao longo do) {name:place} [<go>] [uns|umas] ({duration} [{distance}]|{distance} [<go>] {duration}) <around>",
            "<i> [<record>] (corri|caminhei|pedalei|nadei|trotei) ({duration}|{distance} [<go>] {duration}) (na|no|nas|nos|em|pela|pelo|até|perto de|ao redor da|ao redor do|em volta da|em volta do|ao longo da|ao longo do) {name:place}",
            "<i> (dei|fiz|completei|foram) {number:laps} (voltas|piscinas|tiros|séries|rounds|idas e voltas|chegadas) <where> [em|e|deu|num total de|foram|,] {duration} [de {activity}]",
            "[um|o|meu] (treino|exercício|exercícios|atividade|atividade física) [durou|foi] [<go>] {duration} (de|na|no|em|com) {activity}",
            "<i> [fui|fiz|teve|na|no|dia de] [a|o|na|no|pra|pro] {activity:place} [foram|foi|fiz|deu|durou] [uns|umas|quase|mais] {duration} [só|tudo|focado|focada|inteiros|inteiras] (de|em|na|no|fazendo) {activity} [(e|,|mais) {activity:other}] <around>",
            "[<did>] {activity} [<go>] {duration} <wow>",
            "{duration} (de|da|do|na|no|em) {activity} (feita|feito|feitas|feitos|concluída|concluído|concluídas|concluídos|completas|completos|finalizados|finalizadas|cumpridos|cumpridas|completa|completo|completados|na conta|paga|pago|pagos|ok|pronta|pronto|finalizada|finalizado|cumprida|cumprido|cumpridos|no papo) <around>",
            "(joguei|jogo|jogamos|rolou|teve|bati|batemos) (bola|uma bola|uma pelada|um fut|fut|um baba|baba|um futsal|um racha|racha) [<go>] {duration} [<wow>]",
            "<i> [<record>] <did> [uns|umas|mais|os|meus] {distance} [<where>] [<go>] {duration} [<where>] <around> [<wow>]",
            "<i> [<record>] <did> [uns|umas|mais] {duration} [e|fazendo|,] {distance}",
            "<i> (fui|passei|estive|saí|dei um pulo|cheguei) (na|no|pra|pro|para a|à|ao|da|do) (academia|parque|praia|clube|quadra|pista|piscina|box|praça|orla|studio|crossfit) [e|,|pra|,|onde] [eu] [fiz|treinei|malhei|corri|caminhei|nadei|andei|pedalei] [por|uns|umas|uma|um] ({duration};[de|na] [{activity}])",
            "<i> <did> {duration} [de] (treino|exercício|exercícios|atividade física|treinamento|aeróbico|aeróbica)",
            "<i> [<record>] [que] <moved> [{activityPart}] {timeRange} [{activityPart}] <around>",
            "<i> [<record>] [que] <did> [uma|um|a|o|meu|minha|aula de|treino de] {activity} {timeRange} <around>"
          ],
          "set": {
            "type": "exercise"
          }
        },
        {
          "say": [
            "<i> [<record>] <moved> [uns|umas] [{distance}] [<go>] {duration} [{activityPart}] com {person:companion}",
            "<i> [<record>] <moved> com {person:companion} [uns|umas] [{distance}] [<go>] {duration} [{activityPart}]",
            "<i> [<record>] [<did>] [uma|um|a|o|minha|meu] {activity} [<go>] {duration} [{distance}] com {person:companion}",
            "<i> [<record>] [<did>] [uma|um|a|o|minha|meu] {activity} com {person:companion} [<go>] {duration}"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": 16
        },
        {
          "say": [
            "<i> (levei|passei|passeei com|fui passear com|caminhei com|andei com|saí com) [o|a|os|as] [meu|minha] (cachorro|cachorra|cachorros|dog|doguinho|cão|pet) [pra passear|passear|na rua|no parque] [<go>] {duration} [<where>]",
            "<i> (caminhei|passeei a pé|fui caminhar|fiz caminhada|corri|pedalei) com [o|a|os|as] [meu|minha|meus|minhas] (bebê|carrinho|crianças|{person:companion}) [<go>] {duration} [<where>]",
            "<i> (andei|fui|voltei|vim|pedalei|caminhei|corri) [de bike|de bicicleta|a pé|de patinete] [<go>] {duration} (até|pro|pra|do|da|ao|à|para o|para a) [o|a] {name:place} [e voltei|ida e volta]"
          ],
          "set": {
            "type": "exercise",
            "kind": "cardio"
          },
          "weight": 20
        },
        {
          "say": [
            "<i> (fui|voltei|vim|fiz o caminho|fui e voltei|andei) (de bike|de bicicleta|a pé|andando|caminhando|correndo|pedalando|de patinete) [(pro|pra|até|do|da|ao|à|para o|para a|na|no) {name:place}] [<go>] ({duration} [{distance}]|{distance} [<go>] {duration})"
          ],
          "set": {
            "type": "exercise",
            "kind": "cardio"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> [<record>] (pulei corda|pulei|fiz corda) [<where>] [<go>] {duration} [de corda] [<where>]",
            "<i> [<record>] (pulei) {duration} (de|na) corda"
          ],
          "set": {
            "type": "exercise"
          },
          "weight": 2,
          "allows": [
            "negation"
          ]
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
            "<scale> <i> [<record>] [o|meu|de|hoje meu|hoje o] humor [hoje|de hoje|agora|nesse momento|do dia|está|geral] [<is>] [<is>] [alto|alta|baixo|baixa|lá em cima|lá embaixo|lá no alto|ótimo|ótima|bom|boa|ruim|péssimo|péssima|médio|média|mediano|mediana|no talo|no chão|no pé|zerado|zerada|excelente|horrível|maravilhoso|maravilhosa|normal|mais ou menos|regular|ok|em alta|em baixa|uma merda|top|melhor|pior] [em|um|uns|uns|nota] ({score}|{number}) [de 10|de dez|/10|pontos] <scale> <meal> <behind> <why>",
            "[meu|o] humor [hoje|de hoje|agora] ? [eu] [dou|daria|diria] [um|nota] ({score}|{number}) [pra ele|para ele] [hoje]",
            "nota (de|do|pro|pra|para o|no) [meu] humor [de hoje|do dia] [<is>] ({score}|{number}) [de 10|de dez]",
            "<i> (tô|estou|ando|acordei|tava|fiquei) [num|em um|no|numa] [nível de] humor [de|nível] ({score}|{number})",
            "[hoje] (de|em|no) humor [hoje] [eu] [hoje] (tô|estou|tava|fiquei|me dou|dou|me daria|daria|diria|diria que|me dei|fico) [em|no|num|um|uns|nota|com|uma nota|uns] ({score}|{number}) [hoje]",
            "<i> [<record>] [tô|estou|tava|me sinto|sou|dou|fico] [um|com|em|uma] ({score}|nota {number}) (de|pro|pra|no|para|em) [o|meu] humor [hoje]",
            "<i> (tô|estou|acordei|fiquei) (com|de) [o|um] humor [<is>] ({score}|{number})",
            "<i> (dou|daria|dei|diria) [nota] ({score}|{number}) (pro|pra|ao|de|no|para o) [meu] humor [hoje]",
            "[meu|o] humor [hoje] (foi|subiu|caiu|passou|saiu|saltou|pulou|desceu|despencou|melhorou|piorou|mudou) [hoje] de [um|uma] {number:old} (pra|para|a) [um|uma] ({score}|{number})"
          ],
          "set": {
            "type": "mood"
          },
          "weight": 9
        },
        {
          "say": [
            "<scale> <i> [<record>] [a|minha|de|o|meu|hoje minha|hoje a|nível de|meu nível de|o nível de] (energia|disposição) [hoje|de hoje|agora|do dia|nesse momento] [<is>] [<is>] [alto|alta|baixo|baixa|lá em cima|lá embaixo|lá no alto|ótimo|ótima|bom|boa|ruim|péssimo|péssima|médio|média|mediano|mediana|no talo|no chão|no pé|zerado|zerada|excelente|horrível|maravilhoso|maravilhosa|normal|mais ou menos|regular|ok|em alta|em baixa|uma merda|top|melhor|pior] [em|um|uns|nota] ({score}|{number}) [de 10|de dez|/10|pontos] <scale> <meal> <behind> <why>",
            "[minha|a] (energia|disposição) [hoje|de hoje|agora] ? [eu] [dou|daria|diria] [um|nota] ({score}|{number}) [pra ela|para ela] [hoje]",
            "nota (de|da|pra|para a|na) [minha] (energia|disposição) [de hoje|do dia] [<is>] ({score}|{number}) [de 10|de dez]",
            "<i> (tô|estou|ando|acordei|tava|fiquei) [num|em um|no|numa] [nível de] (energia|disposição) [de|nível] ({score}|{number})",
            "[hoje] (de|em|na) (energia|disposição) [hoje] [eu] [hoje] (tô|estou|tava|fiquei|me dou|dou|me daria|daria|diria|diria que|me dei|fico) [em|no|num|um|uns|nota|com|uma nota|uns] ({score}|{number}) [hoje]",
            "<i> [<record>] [tô|estou|tava|me sinto|sou|dou|fico] [um|com|em|uma] ({score}|nota {number}) (de|pra|na|no|para|em) [a|minha] (energia|disposição) [hoje]",
            "<i> (tô|estou|acordei|fiquei) (com|de) [a|nível de] (energia|disposição) [<is>] ({score}|{number})",
            "<i> (dou|daria|dei|diria) [nota] ({score}|{number}) (pra|à|de|na|para a) [minha] (energia|disposição) [hoje]",
            "[minha|a] (energia|disposição) [hoje] (foi|subiu|caiu|passou|saiu|saltou|pulou|desceu|despencou|melhorou|piorou|mudou) [hoje] de [um|uma] {number:old} (pra|para|a) [um|uma] ({score}|{number})"
          ],
          "set": {
            "type": "energy"
          },
          "weight": 9
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
            "[<record>] [minha|a|de|medi a|medi minha|medi|aferi a|aferi minha|aferi|tirei a|tirei minha|verifiquei a|acabei de medir a|acabei de medir minha|acabei de aferir a|fui medir a|chequei a|conferi a|mediram minha|mediram a|aferiram minha] (pressão|pressão arterial) [sistólica e diastólica] <where> <meal> [subiu|caiu|baixou|aumentou|disparou|tá alta|tá baixa|está alta|está baixa|tá boa|tá normal|alta|baixa|boa|normal|ótima|ok|controlada|tá controlada|subiu um pouco|caiu um pouco|estável] [e] [ela] [<is>] [<is>] {bloodPressure} [mmhg] <where> <meal>",
            "[<who>] (mediu|aferiu|tirou|verificou|conferiu|checou|me mediu) [a|minha|a minha] (pressão|pressão arterial) <where> [e] [deu|tava|estava|foi|ficou em|marcou] [<is>] {bloodPressure}",
            "<i> (fui|passei) <where> [e] [medi|medir|aferi|aferir] [a|minha] (pressão|pressão arterial) [e] [deu|tava|estava|foi|ficou em|marcou] {bloodPressure}",
            "[hoje|agora] (deu|tava|estava|tá|está|foi|marcou) {bloodPressure} (de|a|minha|a minha|na) (pressão|pressão arterial) <where> <meal>",
            "{bloodPressure} (de pressão|na pressão|a pressão|foi a pressão|minha pressão) <where> <meal>",
            "<i> (tô|estou|fiquei) com [a] (pressão|pressão arterial) [<is>|em|de|a] {bloodPressure}"
          ],
          "set": {
            "type": "custom",
            "metricRef": "pressão arterial",
            "unit": "mmHg"
          },
          "weight": 9,
          "allows": [
            "reported",
            "advised",
            "others"
          ]
        },
        {
          "say": [
            "[<record>] [minha|a|de|medi a|medi minha|medi|aferi a|aferi minha|tirei a|verifiquei a|acabei de medir a|acabei de medir minha|chequei a|conferi a|furei o dedo e a|teste de|exame de|destro|ponta de dedo] (glicemia|diabetes|glicemia capilar|açúcar no sangue|açúcar do sangue|dextro|hgt) <where> <meal> [<is>] [<is>] {number} [mg/dl|mg] <where> <meal>"
          ],
          "set": {
            "type": "custom",
            "metricRef": "glicemia",
            "unit": "mg/dL"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [minha|a|de|medi a|medi minha|medi|aferi a|aferi minha|tirei a|verifiquei a|acabei de medir a|acabei de medir minha|chequei a|conferi a|furei o dedo e a|teste de|exame de|destro|ponta de dedo] (glicose|glicose capilar) <where> <meal> [<is>] [<is>] {number} [mg/dl|mg] <where> <meal>"
          ],
          "set": {
            "type": "custom",
            "metricRef": "glicose",
            "unit": "mg/dL"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [meus|meu|os|a|minha] (batimentos|batimento|batimentos cardíacos|frequência cardíaca|frequência|bpm|pulsação|frequência cardíaca em repouso|batimento cardíaco|pulso|fc|frequência cardíaca média|batimentos por minuto) <where> <meal> [<is>|estão|tão|deram|estavam|tavam|ficaram|média] [<is>|a|em] {number} [bpm|batimentos|por minuto|batimentos por minuto] <where> <meal>",
            "[meu|o] coração [tá|está] (a|em|batendo a|batendo em|bateu|com|batendo) {number} [bpm|batimentos] [por minuto]",
            "{number} (bpm|batimentos por minuto) <meal>"
          ],
          "set": {
            "type": "custom",
            "metricRef": "frequência cardíaca",
            "unit": "bpm"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [minha|a|de|medi a|medi minha|tirei a|tirei minha|aferi a] (temperatura|febre) [corporal] <where> <meal> [<is>] [<is>] {number} [graus|°c|c|º|°] <where>",
            "[o|meu] termômetro (marcou|deu|tá marcando|está marcando|mostrou|acusou|apontou|marcando|diz|bateu) {number} [graus|°c|º|°]",
            "<i> (tô|estou|fiquei|tava|acordei|continuo|ainda tô) com [uma] {number} [graus|°c|º|°] (de febre|de temperatura)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "temperatura",
            "unit": "°C"
          },
          "weight": 9
        },
        {
          "say": [
            "<i> (tô|estou|fiquei|tive|tava|acordei|continuo) com [uma] (febre|febrinha|febrão|febre alta|febre baixa) [de|a|deu|bateu|tá em] {number} [graus|°c|º|°]"
          ],
          "set": {
            "type": "custom",
            "metricRef": "temperatura",
            "unit": "°C"
          },
          "weight": 15
        },
        {
          "say": [
            "<i> [<record>] (dei|andei|fiz|caminhei|foram|bati|completei|mais|cheguei a|cheguei em|fechei|alcancei|somei|fechei o dia com|hoje foram|o relógio marcou|o relógio contou|o celular marcou|o celular contou|o app marcou|o app contou|já dei|já foram|já fiz|atingi|passei de|deu) [os|uns] {number} [mil] passos [<where>] [<is>]",
            "[<record>] [meus|os|total de|contagem de|número de] passos [do dia] [<is>] {number}",
            "[<record>] {number} passos"
          ],
          "set": {
            "type": "custom",
            "metricRef": "passos",
            "unit": "passos"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (cintura|cinturinha) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (cintura|cinturinha) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "cintura",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (quadril|quadris) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (quadril|quadris) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "quadril",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (abdômen) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (abdômen) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "abdômen",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (barriga) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (barriga) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "barriga",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (braço) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (braço) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "braço",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (bíceps) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (bíceps) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "bíceps",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (coxa|coxas) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (coxa|coxas) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "coxa",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (panturrilha|panturrilhas) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (panturrilha|panturrilhas) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "panturrilha",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (peito|peitoral) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (peito|peitoral) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "peito",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (tórax) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (tórax) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "tórax",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (busto) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (busto) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "busto",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|medi a|medi o|medi minha|medi meu|medi] [circunferência|medida|medidas|circunferência abdominal] [da|do|de] [minha|meu] (pescoço) <where> [hoje|agora] [<is>|tem|mede|medindo] [<is>|com] {number} (cm|centímetros|centimetros)",
            "[a|o|minha|meu] [medida] [da|do|de] (pescoço) (baixou|caiu|diminuiu|aumentou|subiu|cresceu|foi|passou|voltou|desceu|afinou) [de {number:old}] (pra|para|a|pros) {number} (cm|centímetros|centimetros)"
          ],
          "set": {
            "type": "custom",
            "metricRef": "pescoço",
            "unit": "cm"
          },
          "weight": 14
        },
        {
          "say": [
            "[<record>] [que] [a|o|minha|meu|percentual de|porcentagem de|índice de|taxa de|meu percentual de|minha porcentagem de] (gordura corporal|percentual de gordura|bf|gordura do corpo) <where> <meal> [<is>] [<is>] {percent}"
          ],
          "set": {
            "type": "custom",
            "metricRef": "gordura corporal",
            "unit": "%"
          },
          "weight": 9
        },
        {
          "say": [
            "[<record>] [que] [a|minha] (saturação|oxigenação|saturação de oxigênio|spo2|oximetria) <where> <meal> [<is>] [<is>] {percent}"
          ],
          "set": {
            "type": "custom",
            "metricRef": "saturação",
            "unit": "%"
          },
          "weight": 9
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
            "<my> {metric} <logged> [de] (tava|estava|tá|está|foi|ficou) (errado|errada|incorreto|incorreta) [era|eram|é|foi|foram|o certo é|o certo era|na verdade era] ({mass}|{volume}|{duration}|{score}|{number})",
            "<change> <my> [<entry>] [de|do|da] {metric} <logged> [,] [na verdade] [era|eram|é|foi|foram|são] ({mass}|{volume}|{duration}|{score}|{number}) (no lugar de|no lugar dos|em vez de|ao invés de|invés de) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})",
            "<my> {metric} <logged> [não] (na verdade|corrigindo|errei) (foi|foram|era|eram|deu|é) ({mass}|{volume}|{duration}|{score}|{number})",
            "<my> {metric} <logged> (foi|foram|era|eram|deu|é|tá|está) [de] ({mass}|{volume}|{duration}|{score}|{number}) (e não|não|em vez de|no lugar de|e não de) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old}) <fix>",
            "<my> {metric} <logged> [<entry>] (não foi|não foram|não era|não eram|não é|não deu) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old}) [e sim|mas|mas sim|foi|foram|era|eram|é|deu|na verdade] [foi|foram|era|eram|é|deu] ({mass}|{volume}|{duration}|{score}|{number}) <fix>",
            "<my> {metric} <logged> [<entry>] [na verdade] (foi|foram|era|eram|deu|é|tá|está) [de] ({mass}|{volume}|{duration}|{score}|{number}) (corrige|corrija|arruma|arrume|ajusta|ajuste|conserta|retifica|pode corrigir|pode arrumar|pode ajustar|me corrige|favor corrigir|<mistake>) [aí|isso|lá|pra mim]",
            "[eu] (dormi|bebi|tomei|corri|caminhei|pedalei|nadei|pesei|treinei|malhei) ({mass}|{volume}|{duration}|{number}) [de água|horas|de sono] (e não|não|em vez de) ({mass:old}|{volume:old}|{duration:old}|{number:old}) (corrige|corrija|arruma|arrume|ajusta|ajuste|conserta|retifica|pode corrigir|pode arrumar|muda|atualiza|altera) [aí|isso|lá|pra mim|por favor|o registro]",
            "<my> {metric} <logged> [<entry>] (durou|deu|levou|durou só|teve|somou) ({mass}|{volume}|{duration}|{number}) (e não|não|em vez de) ({mass:old}|{volume:old}|{duration:old}|{number:old}) <fix>",
            "(errei|me enganei|me confundi) [o|a|no|na|em] [meu|minha] {metric} <logged> [<entry>] (foi|foram|era|eram|deu|é|são|na verdade foi|na verdade era|o certo é) ({mass}|{volume}|{duration}|{score}|{number}) [(e não|não) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})] <fix>",
            "<my> {metric} <logged> [<entry>] [que] [eu] <mistake> [era|eram|é|foi|foram|o certo é|o certo era|o certo seria|na verdade era|na verdade foi|o correto é|o valor certo é|o valor correto é] ({mass}|{volume}|{duration}|{score}|{number}) <fix>",
            "<change> [aí|lá] <my> [<entry>] [de|do|da] {metric} <logged> [<entry>] [que] [tá errado|tá errada|está errado|está errada|lancei errado|anotei errado] [o certo|o certo é|o certo era|o correto|era|eram|é|foi|foram|dormi|bebi|tomei|pesei] ({mass}|{volume}|{duration}|{score}|{number}) [(e não|não) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})]",
            "(na verdade|errei|me enganei|me confundi|corrigindo|correção|ops|anotei errado|registrei errado|lancei errado|tá errado|está errado|retificando|minto|perdão|desculpa) <my> {metric} [na verdade] (foi|foram|era|eram|deu|é) [na verdade|de] ({mass}|{volume}|{duration}|{score}|{number}) [de água|de sono] [(e não|não|em vez de|no lugar de|e não de) ({mass:old}|{volume:old}|{duration:old}|{score:old}|{number:old})] <fix>",
            "(na verdade|errei|me enganei|me confundi|corrigindo|correção|ops|anotei errado|registrei errado|lancei errado|tá errado|está errado|retificando|minto|perdão|desculpa) [que] [eu] (pesei|peso|tô com|estou com|dormi|bebi|tomei|corri|caminhei|pedalei|nadei) [foi|foram] ({mass}|{volume}|{duration}|{number}) [de água|de sono|na balança|horas] [(e não|não) ({mass:old}|{volume:old}|{duration:old}|{number:old})]"
          ],
          "weight": 8,
          "set": {
            "isCorrection": true
          },
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "<change> <my> [<entry>] [de|do|da] (água|hidratação|consumo de água) [de] [({volume:old}|{number:old})] (pra|para|por|em|é|foi|era|como) {volume} <fix>"
          ],
          "weight": 13,
          "set": {
            "isCorrection": true,
            "type": "water"
          },
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "<change> <my> [<entry>] [de|do|da] [nível de] (energia|disposição) [de] [({score:old}|{number:old})] (pra|para|por|em|é|foi|era|como) ({score}|{number}) <fix>"
          ],
          "weight": 13,
          "set": {
            "isCorrection": true,
            "type": "energy"
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
            "<delete> <my> <entry> [de|do|da|dos] <my> {metric} [de] [{mass}|{volume}|{duration}|{score}|{number}] [que] [eu] [fiz|registrei|anotei|lancei|marquei|coloquei|botei] [<mistake>]",
            "<delete> <my> [<entry>] [de|do|da] {metric} [que] [eu|você] [registrei|anotei|lancei|marquei|coloquei|botei|te passei|pus|registrou|anotou|lançou|salvou|fiz|te falei|mandei|de] [aí] [{mass}|{volume}|{duration}|{score}|{number}] [<mistake>]",
            "<my> <entry> (de|do|da) <my> {metric} <logged> [de] [{mass}|{volume}|{duration}|{number}] [eu] <mistake> [pode] <delete> [ele|ela|isso|aí|por favor]",
            "<my> {metric} <logged> [<entry>] [de] [{mass}|{volume}|{duration}|{number}] [eu] <mistake> [pode] <delete> [ele|ela|isso|aí|por favor]",
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
            "<show> [eu] [tô|estou|ando] [de] {metric} [tem sido|tem ficado|anda|andou|ficou|foi|vem sendo|era|estava|tava] <recent>",
            "(que dia|qual dia|em que dia|qual foi o dia que|em que noite|qual noite|que noite|quando|qual semana) [eu] [foi que|é que] {metricVerb} (mais|menos|pior|melhor|bem|mal|pouco|muito) [água]",
            "(com que|qual|qual é a|qual a|em que) frequência [que] [eu] [tô|estou|tenho|ando|venho] {metricVerb}",
            "(tô|estou|tenho|ando|venho) {metricVerb} com (que|qual) frequência",
            "(tenho|tô|estou|ando|venho) {metricVerb} quanto <recent>",
            "(quanto|quanto tempo|quantos|quantas|quantas horas|quantos litros|quantos copos|quantos ml|quanto de água|quanta água|quantos minutos|quantas horas de sono|quantos km|quantos quilos) [de] [água|agua|sono|exercício|peso|treino] [eu] [já] {metricVerb} [de] [água|agua|exercício|sono]",
            "[eu] [já] {metricVerb} (quanto|quanta|quantos|quantas) [horas|litros|copos|ml|minutos|vezes|quilos|km] [de] [água|agua|aguinha|sono|exercício]",
            "{metric} {period}",
            "(qual|quanto|qual é|qual foi|quando foi) [é|foi] [o|a|meu|minha] {metric} (mais baixo|mais baixa|mais alto|mais alta|máximo|máxima|mínimo|mínima|mais leve|mais pesado)",
            "(qual|quanto|qual é|qual foi|quando foi) [é|foi] [o|a|meu|minha] (menor|maior|pior|melhor) {metric}",
            "quanto [eu] {metricVerb} em média",
            "[<show>] [a|minha|o|os] (média|evolução|histórico|registros) (do|da|de) [meu|minha] {metric} {period}",
            "como [eu] [tenho|tô|estou|ando|andei] {metricVerb}",
            "(histórico|registros|evolução|gráfico|média|resumo|dados|relatório|tendência|últimos registros|últimas medições|anotações) [de|do|da|dos|das] [meu|minha|meus|minhas] {metric}",
            "(quanto|qual) (foi|era|é|tava|estava|tá|está) [o|a] [meu|minha] [último|última] {metric}"
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
            "[eu|será que eu|por acaso eu] [já|cheguei a] (bebi|tomei|beber|tomar|me hidratei com) [alguma|minha|a minha|um pouco de|pouca|muita] <water>"
          ],
          "set": {
            "type": "water"
          },
          "isAsked": true,
          "weight": 14
        },
        {
          "say": [
            "[eu|será que eu|por acaso eu] [já|cheguei a|fui] (corri|caminhei|pedalei|nadei|correr|caminhar|pedalar|nadar)"
          ],
          "set": {
            "type": "exercise"
          },
          "isAsked": true,
          "weight": 14
        },
        {
          "say": [
            "[eu|será que eu|por acaso eu] [já] (treinei|malhei|fiz exercício|me exercitei)"
          ],
          "set": {
            "type": "exercise"
          },
          "isAsked": true,
          "weight": 5
        },
        {
          "say": [
            "[eu] [tenho|ando|tô|estou|venho] {metricVerb} (bem|mal|direito|pouco|muito|bastante|o suficiente|o bastante|suficiente|melhor|pior|menos|mais|demais) [água|sono] [ultimamente]",
            "[eu] [tenho|ando|tô|estou|venho] {metricVerb} [água|agua] (suficiente|bastante|o bastante|o suficiente)"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 14
        },
        {
          "say": [
            "[eu] [já] (dormi|descansei) (quanto|quantas horas) <night>"
          ],
          "set": {
            "type": "sleep"
          },
          "isAsked": true,
          "weight": 14
        },
        {
          "say": [
            "[eu|será que eu|por acaso eu] [já|cheguei a] (me pesei|me pesar|registrei meu peso|anotei meu peso|subi na balança)"
          ],
          "set": {
            "type": "weight"
          },
          "isAsked": true,
          "weight": 14
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
        },
        {
          "say": [
            "[como] [tá|está|foi|anda] [o|a|os|as|meu|minha|de|do|da] [consumo de] {metric}"
          ],
          "after": [
            "get_tracking_history"
          ],
          "weight": -1
        }
      ]
    },
    "get_trends": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "como [é que] (andou|anda|foi|tá|está|esteve|tem sido|tem andado|vem sendo|ficou|vai|se comportou) [o|a|meu|minha] {metric}"
          ],
          "set": {
            "isLong": true
          },
          "isLoose": true,
          "weight": 15
        },
        {
          "say": [
            "[<show>] [qual|qual é|como tá|como está|há|tem|existe|vê|me fala] [a|as|alguma|uma|o] (tendência|tendências|evolução|trajetória|progressão) [do|da|de|dos|das|no|na|nos|nas] {words}",
            "[como] [é que] [o|a|meu|minha] {metric} (evoluiu|evoluíram|tem evoluído|vem evoluindo|está evoluindo|tá evoluindo|mudou|variou|se comportou|tem se comportado|vem mudando|tem mudado|tem variado|vem se comportando|vem variando|andou mudando|tem ficado|tem andado|progrediu|tem progredido|oscilou|tem oscilado|caminhou|tem sido) [ao longo|com o tempo] [{words}]",
            "[o|a|meu|minha] {metric} (tá|está|anda|vem ficando|tem ficado|ficou|tava|tem estado) (melhor|pior|mais alto|mais alta|mais baixo|mais baixa|maior|menor|estável|igual|diferente) {period}",
            "[o|a|meu|minha] {metric} [tá|está|vem|tem|anda] (subindo|caindo|aumentando|diminuindo|melhorando|piorando|subindo ou caindo|melhorando ou piorando|aumentando ou diminuindo|subido|caído|aumentado|diminuído|melhorado|piorado) [{words}]"
          ],
          "isLoose": true,
          "weight": 13
        },
        {
          "say": [
            "[o|a|meu|minha] {metric} (piorou|melhorou|caiu|subiu|aumentou|diminuiu|mudou|variou|desceu|baixou|cresceu|oscilou|evoluiu|regrediu|estabilizou) [ou] [caiu|desceu|piorou|diminuiu|subiu|melhorou|aumentou|baixou|ficou igual|ficou estável|estabilizou|não] [muito|bastante|pouco]"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 13
        },
        {
          "say": [
            "[será que|me diz se|vê se|quero saber se|sabe se] [como|o quanto|de que forma|quanto] [o|a|meu|minha|é que] {words} (afeta|afetam|influencia|influenciam|impacta|impactam|interfere|interferem|mexe|mexem|atrapalha|melhora|piora|ajuda|tem a ver|têm a ver|tem relação|se relaciona|se relacionam|está ligado|tá ligado|está relacionado|tá relacionado|se correlaciona|depende|dependem) [com|no|na|o|a|em|nos|nas|ao|à] [meu|minha|o|a] {words}",
            "[<show>] [me fala|me diz|calcula|vê|analisa|tem|há|existe|qual|qual é] [a|uma|alguma|se há|se tem|se existe] (correlação|relação|conexão|ligação|associação) (entre|do|da|de) {words}",
            "[será que|quero saber se|queria saber se|me diz se|vê se|se] [o|a|meu|minha] {words} (melhora|melhoram|piora|pioram|aumenta|diminui|muda|cai|sobe|fica melhor|fica pior|varia|caiu|subiu|melhorou|piorou|mudou|aumentou|diminuiu|oscila|cresce|desaba) (quando|com|nos dias que|nos dias em que|se|depois que|depois de|desde que|quanto mais|conforme|de acordo com|por causa do|por causa da) [eu] {words}",
            "[eu] {metricVerb} (melhor|pior|mais|menos|bem|mal) (quando|se|nos dias que|nos dias em que|depois de|depois que|desde que|quanto mais|por causa do|por causa da) [eu] {words}",
            "(quando|se|nos dias que|nos dias em que|toda vez que|sempre que|depois que|quanto mais) [eu] {words} [eu|o|a|meu|minha] (durmo|bebo|treino|corro|meu humor|minha energia|meu sono|meu peso|humor|energia|sono|peso) [fica|tá|melhora|piora|sobe|cai|aumenta|diminui] [melhor|pior|mais|menos|bem|mal] [{words}]",
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
            "almost",
            "negation"
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
            "como [é que] [eu] (tô|estou|ando|vou) [indo] [no geral|de modo geral|em geral|de maneira geral|na vida] [em] [todas] [as] (no geral|de modo geral|em geral|na vida|áreas da vida|áreas da minha vida|áreas)",
            "(qual|que|em que|em qual|quais|como estão|como tão|como andam|como vão) [é a|é] [a] (área|áreas) [da] [minha] [vida] [tá|está|é|estão|tão|precisa|precisam|eu] [tô|estou|a] (mais|menos|pior|melhor|piores|melhores|fraca|fracas|forte|fortes|mal|bem|abandonada|atenção|de atenção|equilibrada|desequilibrada|negligenciada|negligenciando|deixando de lado|precisando) [fraca|fracas|forte|fortes|equilibrada|equilibradas|abandonada|de atenção|atenção|precisando|negligenciada|baixa|alta|de lado]",
            "(tá|está|anda|será que tá) (equilibrada|em equilíbrio|balanceada|desequilibrada) [a] minha vida",
            "como [é que] [eu] (tô|estou|ando|vou) [indo] (em|na|no|de|nas áreas de) {area} e [em|na|no|de] {area:other}",
            "(minha vida|a minha vida) [tá|está|anda] (equilibrada|em equilíbrio|balanceada|desequilibrada)",
            "[eu] (tô|estou) [com a vida] (equilibrado|equilibrada|em equilíbrio) [na vida|de vida]",
            "(que nota|qual nota|qual a nota|quanto|como|qual|quanto tá|como tá|como está|como anda|me dá|mostra|calcula) [é|tem|tá|está|anda|dá] [a|o|meu|minha] [nota|score|pontuação] [do|de|da] [o|meu|minha] (equilíbrio|balanço|score|pontuação) (entre|em|de|nas áreas de) [o|a|meu|minha] {area} e [o|a|meu|minha] {area:other}",
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
            "[<show>] [qual|qual é|como tá|como está|como anda|quanto tá|quanto está|em quanto tá] [o|a|meu|minha] (score|pontuação|equilíbrio|nota) [de|da|do|na|no|em|na área de|da área de|na área|da área|da parte|em relação a|pra área de|na parte] [minha|da minha|a minha] [área|vida|parte] [de|da|do] {area} [hoje|atual]"
          ],
          "weight": 13
        }
      ]
    }
  }
}

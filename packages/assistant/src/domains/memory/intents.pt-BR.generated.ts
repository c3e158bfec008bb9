// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain memory. */
export const INTENTS: IntentCatalogue = {
  "domain": "memory",
  "locale": "pt-BR",
  "rules": {
    "keep": "(não me deixa esquecer|não me deixe esquecer|não deixa eu esquecer|não deixe eu esquecer|lembre se|lembra te|lembre|lembra|lembre|lembrar|saber|guarda|guarde|guardar|memoriza|memorize|memorizar|grava|grave|gravar|salva|salve|salvar|anota|anote|anotar|registra|registre|registrar|saiba|fica sabendo|fique sabendo|não esquece|não esqueça|leva em conta|leve em conta|considera|considere|tenha em mente|tem em mente|decora|decore|aprende|aprenda|pode guardar|pode anotar|pode lembrar|pode salvar|quero que você lembre|quero que você saiba|quero que lembre|preciso que você saiba|preciso que você lembre|é bom você saber|é bom saber|só pra você saber|pra você saber|para você saber|pra constar|guarda aí|anota aí|lembra aí|grava aí|salva aí|bota aí|bote aí|coloca aí|coloque aí|põe aí|ponha aí|guarde aí|grave aí|salve aí|deixa anotado|deixe anotado|deixe registrado|deixa registrado|deixa salvo|guarda na memória|põe na memória|coloca na memória|salva na memória|anota na memória|grava na memória|bota na memória|registra na memória|adiciona na memória|adiciona à memória|toma nota|tome nota|anota no meu perfil|põe no meu perfil|coloca no meu perfil|salva no meu perfil|fica registrado|fica anotado|fica aí registrado|fique registrado|fica salvo|não custa lembrar|bota na cabeça|põe na cabeça|guarda bem|grava bem|quero deixar registrado|quero deixar anotado|queria deixar registrado|deixa eu te contar|deixa eu te falar|te contar uma coisa|se liga|fica ligado|fica ligada|preciso que você guarde|preciso que guarde|quero que você guarde|quero que guarde|quero que você anote|pode registrar|pode gravar|pode memorizar|anota isso|guarda isso|guarda isso aí|salva isso|grava isso|memoriza isso)",
    "unlearn": "(esquece|esqueça|esquecer|pode esquecer|pode esquecer de vez|esquece de vez|desconsidera|desconsidere|pode desconsiderar|apaga da memória|apague da memória|apaga da sua memória|apagar da memória|pode apagar da memória|tira da memória|pode tirar da memória|tira da cabeça|tira da sua cabeça|ignora|ignore|pode ignorar|desaprende|para de lembrar|pare de lembrar|não precisa mais lembrar|não precisa lembrar mais|não precisa lembrar|não precisa mais guardar|não precisa guardar|não precisa mais saber|não guarda mais|não guarde mais|quero que você esqueça|quero que esqueça|me faz um favor e esquece|melhor esquecer|é pra esquecer|dá pra esquecer|tem como esquecer|você pode esquecer|poderia esquecer)",
    "code": "(senha|código|codigo|combinação|placa|ramal|matrícula|login|wifi|wi-fi|chave pix|pix|pin|cep|chassi|renavam|protocolo|chave reserva|chave extra|cópia da chave|segredo do cofre|número da apólice|número do contrato|número do cartão do sus|número da carteirinha)",
    "own": "(vaga|número|prontuário|usuário|conta corrente|agência|endereço|bloco|apartamento|apê|armário|escaninho|assento|poltrona|rg|cpf|cnh|título de eleitor|pis|passaporte|carteirinha|crm|cnpj|tamanho|número do sapato|número de sapato|tipo sanguíneo|fator rh|manequim|numeração|medida|apelido|signo|ascendente|médico|médica|dentista|terapeuta|psicólogo|psicóloga|cardiologista|ginecologista|pediatra|oftalmo|dermatologista|ortopedista|veterinário|veterinária|contador|contadora|advogado|advogada|mecânico|mecânica|encanador|eletricista|cabeleireiro|cabeleireira|manicure|diarista|síndico|síndica|corretor|corretora|personal|nutricionista|plano de saúde|convênio|operadora|banco|seguradora|academia|religião|profissão|cidade natal|bairro|faculdade|universidade|turno|dia de folga|folga|perfume|shampoo|nome do meio|nome completo|sobrenome|remédio|alergia|altura|hobby|passatempo|esporte)",
    "done": "(guarda|guarde|anota|anote|salva|salve|grava|grave|registra|registre|memoriza|memorize|lembra|lembre|pode guardar|pode anotar|pode salvar|pode gravar|pode registrar|pode memorizar|leva em conta|leve em conta|considera|considere|deixa anotado|deixa registrado|deixa salvo|não esquece|não esqueça|não vai esquecer|vê se não esquece|vê se lembra|quero que você lembre|quero que lembre|toma nota|tome nota|bota aí|coloca aí)",
    "info": "[isso|essa informação|esta informação|o seguinte|uma coisa|uma informação|essa|esse fato|esse dado|um fato|uma info|aí|pra mim|pra você|sobre mim]",
    "forget": "(esquece|esqueça|esquecer|pode esquecer|desconsidera|desconsidere|apaga da memória|apague da memória|apaga da sua memória|tira da memória|remove da memória|exclui da memória|deleta da memória|apagar da memória|pode apagar da memória|pode tirar da memória|pode excluir da memória|tira da sua memória|tira da cabeça|tira da sua cabeça|pode tirar da cabeça|risca da memória|risca|pode riscar|limpa|limpe|limpa da memória|pode limpar|esquece de vez|pode esquecer de vez|descarta|descarte|pode descartar|ignora|ignore|pode ignorar|desaprende|para de lembrar|pare de lembrar|pode parar de lembrar|não guarda mais|não guarde mais|não precisa guardar mais|não precisa mais guardar|não precisa mais saber|pode desconsiderar|não leva mais em conta|não leve mais em conta|não considera mais|não considere mais|quero que você apague|quero que apague|quero que você tire|me faz um favor e esquece|melhor esquecer|é pra esquecer|pode remover|pode deletar|pode excluir|apaga|apague|apagar|exclui|exclua|deleta|delete|remove|remova|quero que você esqueça|quero que esqueça|não precisa mais lembrar|não precisa lembrar|não lembra mais|pode apagar|quero apagar)",
    "known": "(o que você sabe|o que vc sabe|o que você tem|o que sabe|tudo que você sabe|tudo o que você sabe|tudo o que você souber|tudo que você souber|tudo que sabe|o que você lembra|o que você guardou|o que guardou|o que você anotou|o que anotou|o que eu te falei|o que eu falei|o que eu disse|o que eu te disse|o que te contei|o que eu te contei|o que eu contei|tudo que eu falei|tudo que eu disse|tudo o que eu falei|tudo que te falei|a informação|as informações|informações|a memória|as memórias|memórias|as lembranças|a anotação|as anotações|os fatos|o fato)",
    "tell": "[me] (falar|dizer|mostrar|listar|contar|resumir|buscar|procurar|fala|fale|diz|diga|mostra|mostre|lista|liste|conta|conte|resume|lembra|lembre|busca|busque|procura|procure|pesquisa|acha|ache|encontra|puxa|traz|vê|veja|consulta|recupera)",
    "step": "(pedir demissão|pedir as contas|sair do emprego|sair de casa|largar|mudar de|terminar|aceitar|voltar|casar|me casar|noivar|me separar|me divorciar|separar|trocar de|ter filhos|ter um filho|engravidar|adotar|abrir|conversar com|perdoar|me mudar|recusar|continuar|desistir|insistir|fazer faculdade|fazer mestrado|fazer terapia|trancar|contar|tentar|empreender|vender|virar)"
  },
  "intents": {
    "add_knowledge": {
      "isWrite": true,
      "required": [
        "type",
        "content"
      ],
      "questions": {
        "content": "O que eu devo guardar?",
        "type": "Que tipo de informação é essa?"
      },
      "examples": [
        "lembra que sou alérgica a camarão"
      ],
      "sentences": [
        {
          "say": [
            "<keep> <info> que {rest:content}",
            "(pra você saber|para você saber|só pra você saber|pra constar|uma coisa sobre mim|um fato sobre mim|sobre mim|informação sobre mim|fato sobre mim|nota mental|fica a dica|fica sabendo) {rest:content}",
            "(guarda na memória|põe na memória|salva na memória|anota na memória|grava na memória|coloca na memória|memoriza|memorize|decora|registra na memória|adiciona à memória) {rest:content}"
          ],
          "weight": 10,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "reported",
            "advised",
            "hypothetical",
            "order"
          ]
        },
        {
          "say": [
            "<keep> [isso|essa|esta|essa aqui|essa aí|mais essa|mais uma|outra|outra coisa|isso aqui|esse dado|essa info|essa informação|esta informação|o seguinte|uma coisa|na memória|um fato|esse fato|uma info|a seguinte informação|um detalhe|esse detalhe] [sobre mim|pra mim|pra depois|pro futuro|pra não esquecer|pra eu não esquecer] {rest:content}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 9,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "reported",
            "advised",
            "hypothetical",
            "order"
          ]
        },
        {
          "say": [
            "{rest:content} (<done> [isso|disso|essa|dessa|esse dado|essa informação|pra mim|pra depois|na memória|pro futuro|pra não esquecer|pra eu não esquecer|aí]|lembra disso|lembre disso|guarda isso|guarda essa|guarda essa informação|anota isso na memória|memoriza isso|grava isso na memória|leva isso em conta|não esquece disso|guarda isso aí|lembra sempre disso|guarda na memória)"
          ],
          "set": {
            "isLead": true,
            "isAfterthought": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "others",
            "order"
          ]
        },
        {
          "say": [
            "[eu] [também] sou (alérgico|alérgica|intolerante|vegetariano|vegetariana|vegano|vegana|celíaco|celíaca|diabético|diabética|hipertenso|hipertensa|asmático|asmática|casado|casada|solteiro|solteira|divorciado|divorciada|viúvo|viúva|canhoto|canhota|destro|destra|daltônico|daltônica|católico|católica|evangélico|evangélica|espírita|ateu|ateia|budista|judeu|judia|filho único|filha única|brasileiro|brasileira|formado|formada|pai de|mãe de|professor|professora|médico|médica|enfermeiro|enfermeira|advogado|advogada|engenheiro|engenheira|programador|programadora|desenvolvedor|desenvolvedora|designer|arquiteto|arquiteta|dentista|psicólogo|psicóloga|contador|contadora|motorista|vendedor|vendedora|estudante|aposentado|aposentada|autônomo|autônoma|funcionário público|funcionária pública|doador|doadora|fumante|torcedor|torcedora|flamenguista|corintiano|corintiana|palmeirense|são-paulino) [{rest}]",
            "[eu] tenho (alergia|intolerância|diabetes|asma|rinite|enxaqueca crônica|hipertensão|pressão alta crônica|tdah|hipotireoidismo|colesterol alto) [{rest}]",
            "[eu] (moro|nasci|me formei|trabalho como|trabalho na|trabalho no|trabalho com|trabalho em|trabalho de|estudo na|estudo no|torço pro|torço para|torço pelo|calço|visto tamanho|visto|falo inglês|falo) {rest}",
            "[eu] (não|nunca|jamais) (como|bebo|fumo|tomo) {rest}",
            "[eu] tomo (remédio|remédios|medicação|medicamento|antidepressivo|anticoncepcional|pílula|insulina|losartana|levotiroxina|puran|metformina|corticoide|creatina|vitamina d|vitaminas|ritalina|venvanse|rivotril|omeprazol|ansiolítico|suplemento|whey|anti-histamínico|antialérgico) [{rest}]",
            "[eu] não (dirijo|sei dirigir|sei nadar|sei andar de|sei cozinhar|sei inglês|posso comer|posso beber|posso tomar|consumo|digiro|me dou bem com|me dou com|fico bem com|tolero) [{rest}]",
            "[eu] (nunca|jamais|sempre|quase nunca|raramente) (uso|compro|consumo|peço|viajo|escuto|ouço|assisto|vejo|leio|tomo|bebo|como|pego|sento|prefiro) {rest}",
            "[eu] (fico|passo) (mal|enjoado|enjoada|tonto|tonta|inchado|inchada|empolado|empolada|com dor de cabeça|com dor de estômago|com enxaqueca) (com|quando como|quando bebo|quando tomo|se como|se bebo|se tomo|se eu comer|se eu beber|em|de|andando de|no|na) {rest}",
            "[eu] (tenho|sinto) (pavor|fobia|horror|aversão|trauma|nojo|sensibilidade|refluxo|gastrite|pressão baixa|miopia|astigmatismo|hérnia|labirintite|marcapasso|epilepsia|anemia|dermatite|psoríase|endometriose|artrite|artrose|fibromialgia|bronquite|sinusite|toc|dislexia|daltonismo|glaucoma) [{rest}]",
            "[eu] sou (fã|péssimo|péssima|ruim|bom|boa|natural|sócio|sócia|filho|filha|neto|neta|descendente|cidadão|cidadã) (de|do|da|em|com|no|na) {rest}",
            "[eu] sou [uma] [pessoa] [muito|mais|bem] (noturna|noturno|diurna|diurno|matutino|matutina|introvertido|introvertida|extrovertido|extrovertida|tímido|tímida|caseiro|caseira|friorento|friorenta|calorento|calorenta|sedentário|sedentária|alérgico|alérgica|ansiosa de carteirinha|do interior|da roça|do dia|da noite|de exatas|de humanas|de praia|de campo|do tipo que|doador de sangue|doadora de sangue|virginiano|virginiana|canhoto|canhota|flexitariano|flexitariana|pescetariano|pescetariana|protestante|umbandista|agnóstico|agnóstica|mineiro|mineira|carioca|paulista|paulistano|paulistana|gaúcho|gaúcha|baiano|baiana|nordestino|nordestina|cearense|pernambucano|pernambucana|capixaba|catarinense|paranaense|goiano|goiana|paraense|portuguesa|português) [{rest}]",
            "[eu] (durmo|trabalho|estudo|rendo|penso|funciono|produzo|me concentro) (melhor|muito melhor|bem melhor|mais) {rest}",
            "[eu] só (durmo|trabalho|estudo|funciono|consigo dormir|consigo trabalhar|consigo estudar) (com|de|no|na|em|depois|ouvindo|sem) {rest}",
            "[eu] (uso|calço|visto) (óculos|lente|lentes|aparelho|manequim|tamanho|número|calça|camiseta|camisa|sapato|tênis|{number}|p|m|g|gg|pp) [{rest}]",
            "[eu] (cresci|fui criado|fui criada|me aposentei|servi|já morei|morei) (em|no|na|pela) {rest}",
            "(meu|minha|nosso|nossa|o meu|a minha|o nosso|a nossa) (<code>|<own>) [(da|do|de|das|dos|pra|para|no|na) {words}] (é|são|fica|começa com|termina com|termina em) {rest}",
            "meu (aniversário|niver|aniver) (é|cai|fica) [em|no|dia|no dia] {date:on}",
            "[eu] (faço|completo) (aniversário|anos|niver) [em|dia|no|no dia] {date:on}",
            "[eu] tenho {number} anos [de idade|de vida]",
            "[eu] (tenho|meço) {number} [metro|metros] de altura",
            "[eu] tenho ({number}|um|uma|dois|duas) (filho|filhos|filha|filhas|irmão|irmãos|irmã|irmãs|gato|gatos|gata|gatas|cachorro|cachorros|cachorra|netos|neto|neta|netas|sobrinhos|sobrinho|sobrinha|enteados) [{rest}]",
            "[eu] (prefiro) {rest}",
            "(meu|minha|meus|minhas|o meu|a minha) {words} (favorito|favorita|preferido|preferida|favoritos|favoritas|preferidos|preferidas|predileto|predileta|de sempre|do coração) (é|são|sempre foi|continua sendo|ainda é) {rest}",
            "(meu|minha) (café|chá|suco|leite|pão|carne|bife|ovo|pizza|água|vinho|cerveja|hambúrguer|açaí|sanduíche|salada|bebida|sobremesa|lugar no avião|assento|quarto|travesseiro) (é|tem que ser|sempre é|é sempre|eu tomo|eu gosto|eu prefiro) {rest}",
            "(meu tipo sanguíneo|meu sangue|minha cor favorita|meu time|meu número de sapato|meu tamanho|minha altura|meu cpf|minha profissão|meu signo|meu plano de saúde|meu nome|meu carro|meu apelido|minha religião|minha cidade) (é|são) {rest}"
          ],
          "set": {
            "isBare": true
          },
          "weight": -2,
          "allows": [
            "negation",
            "wish",
            "others"
          ]
        },
        {
          "say": [
            "[eu] (odeio|detesto|não gosto de|não curto|não suporto|abomino) {words} (,) [eu] prefiro {rest}"
          ],
          "set": {
            "isBare": true,
            "isPreference": true,
            "isContrast": true
          },
          "weight": 8,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[eu] (troquei de|mudei de|tô de|estou de|arrumei|arranjei|consegui) (emprego|trabalho|trampo|serviço|empresa) [novo|nova] [e|:] (agora|hoje|atualmente) [eu] (tô|estou|trabalho|tô trabalhando|estou trabalhando|fui) (na|no|numa|num|em|pra|pro) {rest:workplace}"
          ],
          "set": {
            "isBare": true
          },
          "weight": 12
        },
        {
          "say": [
            "[eu] (troquei de emprego|mudei de emprego|troquei de trabalho|mudei de trabalho|troquei de empresa|mudei de empresa|mudei de área|mudei de profissão|tô de emprego novo|emprego novo) [e|,|:] (agora|hoje|atualmente) [eu] (sou|trabalho como|tô como|estou como) {rest:content}"
          ],
          "set": {
            "isNews": true,
            "isOwnWork": true
          },
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[eu] (comecei a trabalhar|comecei num emprego novo|arrumei emprego|arranjei emprego|fui contratado|fui contratada|mudei de emprego|passei a trabalhar|agora trabalho|tô trabalhando|estou trabalhando|agora estudo|agora uso|agora torço|agora sou|hoje moro|hoje trabalho|atualmente moro|atualmente trabalho|atualmente estudo|voltei a trabalhar|voltei a morar|voltei a estudar|fui promovido|fui promovida|fui transferido|fui transferida|me formei|tô fazendo faculdade|estou fazendo faculdade|comecei a estudar|passei a morar|agora moro|agora eu moro|agora eu trabalho|agora eu estudo|vim morar|fui morar|tô morando|estou morando|a gente mora|moramos) (a|à|na|no|em|numa|num|com|pra|pro|pela|pelo|como|de|do|da) {rest}",
            "[eu] [agora|hoje|atualmente] (sou|virei) (sócio|sócia|dono|dona|gerente|coordenador|coordenadora|diretor|diretora|chefe|professor|professora|pai|mãe|avô|avó|tio|tia|padrinho|madrinha|vegetariano|vegetariana|vegano|vegana|autônomo|autônoma|freelancer|mei|servidor público|servidora pública|aposentado|aposentada) [{rest}]",
            "[eu] (casei|me casei|nos casamos|a gente se casou|a gente casou|casamos|noivei|fiquei noivo|fiquei noiva|me divorciei) (com|no|na|em|de) {rest}"
          ],
          "set": {
            "isBare": true,
            "isNews": true
          },
          "weight": 0,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[eu] não sou (de|muito de|nada de|muito fã de|pessoa de|chegado em|chegada em) {rest}",
            "[eu] (detesto|odeio|não gosto|não suporto|prefiro|não curto) (quando|que) [as pessoas|alguém|ninguém|os outros|o pessoal|gente que] (me|mexem|mexam|falam|falem|fumam|fumem|gritam|gritem|chegam|cheguem|ligam|liguem|mandam|mandem|usam|usem) {rest}"
          ],
          "set": {
            "isBare": true,
            "isPreference": true,
            "isNews": true
          },
          "weight": 1,
          "allows": [
            "negation",
            "wish",
            "others"
          ]
        },
        {
          "say": [
            "(lembra|lembre|guarda|anota|anote|grava|registra|salva) [aí] (pra mim|para mim|pra gente|pra nós) [aí] que {rest:content}"
          ],
          "weight": 18,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "reported",
            "advised",
            "hypothetical",
            "order"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha|nosso|nossa|o meu|a minha] <code> [(da|do|de|das|dos|pra|para|no|na) {words}] (é|são|fica|começa com|termina com|termina em) {rest}"
          ],
          "set": {
            "isBare": true
          },
          "weight": 14,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[o] nome (do|da|dos|das|de) (meu|minha|meus|minhas|nosso|nossa) {words} (é|são) {rest}"
          ],
          "set": {
            "isBare": true
          },
          "weight": 1,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "(meu|minha|meus|minhas) {words} (se chama|se chamam|chama|chamam) {rest}"
          ],
          "set": {
            "isBare": true
          },
          "weight": 1,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[eu] (percebi|notei|aprendi|descobri) que [eu] {rest}"
          ],
          "set": {
            "isBare": true,
            "isInsight": true
          },
          "weight": -2,
          "allows": [
            "negation",
            "wish",
            "almost"
          ]
        },
        {
          "say": [
            "[eu|a gente] (me mudei|mudei|nos mudamos) [de {words:old}] (pra|pro|para) [o|a] {rest:place}"
          ],
          "set": {
            "isBare": true
          },
          "weight": -3
        },
        {
          "say": [
            "[eu] (só|somente|apenas|sempre) (tomo|bebo|como|uso|compro|consumo|peço|escuto|ouço|assisto|leio|viajo|visto|gosto de|durmo de|durmo com) {rest}",
            "[eu] (gosto|curto|adoro) (mais|bem mais|muito mais) [de|do|da] {rest}",
            "[eu] gosto (do|da|de|dos|das) (meu|minha) {words} (sem|com|bem|mal|quente|gelado|gelada|frio|fria|forte|fraco|fraca|passado|passada|ao ponto|puro|pura) [{rest}]",
            "[eu] (troco|prefiro|escolho) {words} (a|do que|em vez de|no lugar de|por|mil vezes) {rest}",
            "(pode me chamar|prefiro que me chame|prefiro que me chamem|prefiro ser chamado|prefiro ser chamada|gosto de ser chamado|gosto de ser chamada|gosto que me chamem|quero que me chame|quero que você me chame) (de|só de|pelo|por) {rest}",
            "[eu] (não gosto que me liguem|não gosto que me chamem|não gosto de receber|não gosto de ser) {rest}"
          ],
          "set": {
            "isBare": true,
            "isPreference": true
          },
          "weight": 1,
          "allows": [
            "negation",
            "wish",
            "order"
          ]
        },
        {
          "say": [
            "[eu] [não] (gosto|gosto muito|gosto nada|gosto nem um pouco|gosto nadinha|gosto demais|gosto bastante) de {rest}",
            "[eu] não (curto|suporto|aguento|tolero|sou fã de|sou muito fã de|sou chegado em|sou chegada em|sou de|ligo pra|vou com a cara de) {rest}",
            "[eu] (adoro|amo|odeio|detesto|curto|curto muito|curto demais|abomino|sou louco por|sou louca por|sou doido por|sou doida por|sou apaixonado por|sou apaixonada por|sou viciado em|sou viciada em|sou chegado em|sou chegada em|tenho paixão por|tenho queda por|tenho horror a|tenho ódio de) {rest}"
          ],
          "set": {
            "isBare": true,
            "isTaste": true
          },
          "weight": -3,
          "allows": [
            "negation"
          ]
        }
      ]
    },
    "forget_knowledge": {
      "isWrite": true,
      "required": [
        "query"
      ],
      "questions": {
        "query": "O que eu devo esquecer?"
      },
      "sentences": [
        {
          "say": [
            "<forget> [o fato de|essa história de|esse negócio de|a informação de|aquilo de|isso de|aquela história de|aquele negócio de|essa parada de|aquela parada de|esse papo de|aquele papo de|essa ideia de|aquela ideia de|essa coisa de|aquela coisa de|a história de|a ideia de|o negócio de|o papo de|a parte de|a parte em] que {rest:query}",
            "<unlearn> (essa história|esse negócio|aquilo|isso|aquela história|aquele negócio|essa parada|aquela parada|esse papo|aquele papo|essa ideia|aquela ideia|essa coisa|aquela coisa|a história|a ideia|o negócio|o papo|a parte|esse lance|aquele lance|o lance|esse assunto|aquele assunto|o assunto) (de|do|da|dos|das|sobre) [eu|ele|ela|a gente] [não] [ser|estar|ter|gostar de|morar em|morar no|morar na|trabalhar na|trabalhar no|trabalhar em|trabalhar com] {rest:query}",
            "(esquece|pode esquecer|desconsidera|pode desconsiderar) (essa|aquela|esse|aquele|essas|aquelas|esses|aqueles) (preferência|informação|anotação|restrição|alergia|regra|dica|senha|código|endereço|número|gosto|fato|dado|lembrança) (de|do|da|dos|das|sobre|com|que) {rest:query}",
            "(<unlearn>|apaga da memória|tira da memória|limpa da memória|não precisa mais lembrar|não precisa mais guardar|pode parar de guardar|não guarda mais) (d|de|do|da|dos|das|com) (informação|informações|história|assunto) (do|da|de|sobre) {rest:query}",
            "<unlearn> (essa|aquela|esse|aquele|a|o) (história|coisa|papo|parada|assunto|negócio|lance|conversa) que [eu] [te|lhe] (falei|disse|contei|comentei|mencionei) (sobre|de|do|da|dos|das|a respeito de) {rest:query}",
            "<unlearn> (o que|tudo o que|tudo que|aquilo que) [eu] [te|lhe] (falei|disse|contei|comentei|pedi|anotei|mencionei) (sobre|de|do|da|dos|das|a respeito de) {rest:query}",
            "<forget> <known> [de|sobre|a respeito de|do|da|que] {rest:query}"
          ],
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "future",
            "others",
            "reported",
            "advised",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "<unlearn> [de|do|da] (o|a|os|as|meu|minha|meus|minhas|aquele|aquela|esse|essa|do|da) {rest:query}"
          ],
          "set": {
            "isOfThing": true
          },
          "weight": 9,
          "allows": [
            "negation",
            "wish",
            "others",
            "reported",
            "advised",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "(esquece|esqueça|esquecer|desconsidera|pode esquecer|apaga da memória|apagar da memória|tira da memória) (a|o|as|os|minha|meu) (informação|alergia|preferência|fato|dado|anotação|endereço|emprego|trabalho|lembrança|senha|placa|número|telefone|código|tamanho|nome|data|apelido|restrição|intolerância|profissão) {rest:query}",
            "(apaga|apague|apagar|pode apagar|exclui|excluir|pode excluir|remove|remover|tira|tirar) (a|o|as|os|minha|meu) (alergia|preferência|intolerância|restrição|lembrança|memória|anotação) {rest:query}"
          ],
          "set": {
            "isNoun": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "future",
            "others",
            "reported",
            "advised",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "{rest:query} [,] (pode esquecer|já pode esquecer|esquece isso|esquece|pode apagar da memória|apaga da memória|tira da memória|pode tirar da memória|não precisa mais lembrar disso|não precisa lembrar mais disso|desconsidera|pode desconsiderar)"
          ],
          "set": {
            "isLead": true,
            "isStory": true
          },
          "weight": 3,
          "allows": [
            "negation",
            "others",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "(limpa|limpe|pode limpar|pode apagar|pode excluir|pode deletar|pode remover|risca|elimina|descarta|quero que você apague|quero apagar|quero que apague|zera|desconsidera|ignora|dá um fim em|some com|esquece|esqueça|apaga|apague|exclui|deleta|remove) (tudo|tudo que|tudo o que|tudo quanto|todas as coisas que|qualquer coisa que|todas as informações que|todas as anotações que) (você|vc|tu) [já|ainda] (sabe|guardou|anotou|tem|salvou|lembra|aprendeu|registrou|memorizou|tem guardado|tem anotado|tem salvo) (sobre|de|do|da|dos|das|a respeito de|relacionado a|com) {rest:query}",
            "(esquece|esqueça|apaga|apague|exclui|deleta|remove|pode esquecer|pode apagar|quero que você esqueça) (tudo|tudo que você sabe|tudo o que você sabe|tudo o que você souber|tudo que você souber|tudo o que sabe|tudo o que tem|tudo que sabe|todas as memórias|todas as informações|todas as lembranças|tudo que eu falei|tudo que eu te falei|tudo que eu disse|tudo o que eu falei|todas as anotações|qualquer coisa|tudo que tem|tudo que você tem|tudo que guardou) (sobre|de|do|da|a respeito de|relacionado a|que eu falei sobre|envolvendo|com) {rest:query}",
            "(limpa|limpe|esquece|esqueça|apaga|apague|exclui|exclua|deleta|delete|remove|remova|elimina|descarta|tira|retira|pode limpar|pode esquecer|pode apagar|pode excluir|pode deletar|pode remover|pode tirar|pode eliminar|pode descartar|tira da memória|apaga da memória|quero apagar|quero excluir|quero remover|quero que apague|quero que você apague|quero que remova|quero que você esqueça|quero que esqueça|apagar|excluir|remover|deletar) [aí] (todas as anotações|todas as informações|todas as memórias|todas as lembranças|todas as coisas|as anotações todas|as informações todas|as memórias todas|tudo que anotei|tudo que eu anotei|tudo o que anotei|tudo o que eu anotei|tudo que guardei|tudo que eu guardei|tudo que contei|tudo que eu contei|tudo que te contei|todos os fatos|toda anotação|toda informação|toda memória|toda lembrança) (sobre|de|do|da|dos|das|a respeito de|relacionadas a|relacionadas ao|com) {rest:query}",
            "(limpa|esquece|apaga|apague|exclui|exclua|deleta|remove|remova|elimina|pode limpar|pode esquecer|pode apagar|pode excluir|pode deletar|pode remover|pode eliminar|quero apagar|quero que apague|quero que você apague|quero que você esqueça) (todas as notas|todos os dados|todos os registros|todas as minhas notas|todas as minhas anotações|todos os meus registros) (sobre|a respeito de) {rest:query}"
          ],
          "set": {
            "scope": "all"
          },
          "weight": 15,
          "allows": [
            "negation",
            "wish",
            "others",
            "reported",
            "advised",
            "order",
            "question"
          ]
        },
        {
          "say": [
            "[eu] (não|já não|nem) {rest:query} [,] (tira isso da memória|pode tirar isso da memória|apaga isso da memória|pode apagar isso da memória|apaga da memória|tira da memória|esquece essa informação|esquece esse dado|pode esquecer essa informação|pode esquecer|esquece|tira isso daí|pode tirar isso|desconsidera|pode desconsiderar|pode apagar isso|apaga isso|pode remover|remove isso)",
            "[eu] não {rest:query} (pode esquecer|esquece|pode apagar|apaga|esquece isso|apaga isso da memória|tira isso da memória|pode tirar|esquece disso|pode esquecer isso)"
          ],
          "set": {
            "isLead": true,
            "isNoMore": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "question"
          ]
        }
      ]
    },
    "save_decision": {
      "isWrite": true,
      "required": [
        "title",
        "area"
      ],
      "questions": {
        "title": "O que você decidiu?",
        "area": "De que área da vida é essa decisão?"
      },
      "sentences": [
        {
          "say": [
            "(registra|registre|registrar|anota|anote|anotar|salva|salve|salvar|guarda|guarde|guardar|grava|documenta|lança|põe|coloca|bota|deixa registrado|deixa registrada|deixa anotado|lembra|marca|cria) [aí] [a|minha|essa|uma|que|esta|como] [eu|a gente|nós] (decisão|decidi|tomei a decisão|decidimos|a decisão tomada|resolvi|resolvemos|optei|optamos|escolhi|escolhemos|a decisão foi) [de|que|por|é|foi|sobre] [eu] {rest:title}",
            "(decisão|minha decisão|decisão tomada|nova decisão) [é|foi|de] {rest:title}"
          ],
          "set": {
            "isKept": true
          },
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "future",
            "others"
          ]
        },
        {
          "say": [
            "[(depois de|após|apos) {words}] [eu|a gente|nós|eu e {person}|{person} e eu|lá em casa|aqui em casa] [já|finalmente|enfim|acabei que|no fim|no fim das contas|pensando bem] (decidi|decidimos|decidiu|resolvi|resolvemos|resolveu|optei|optamos|optou|escolhi|escolhemos|escolheu|me decidi|bati o martelo|batemos o martelo|tomei a decisão|tomei uma decisão|tomamos a decisão|acabei decidindo|acabei optando|acabei escolhendo|acabei resolvendo|acabamos decidindo|acabamos escolhendo|cheguei à conclusão) [de|que|por|em|a|com|do|da|pelo|pela|pelos|pelas] [eu|a gente] [vou|vamos] {rest:title}"
          ],
          "set": {
            "needsReason": true
          },
          "weight": 24,
          "allows": [
            "negation",
            "future",
            "wish",
            "almost",
            "hypothetical"
          ]
        },
        {
          "say": [
            "[eu|a gente] (escolhemos|escolhi|optamos|acabei escolhendo|acabei optando|acabamos escolhendo|acabamos optando) [por|a|o|pela|pelo] {rest:title}"
          ],
          "weight": 6,
          "allows": [
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "[eu] (tomei a decisão|tomei uma decisão|tomamos a decisão|bati o martelo|batemos o martelo) [de|que|por|em|a] [eu] [vou] {rest:title}"
          ],
          "weight": 14,
          "allows": [
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "(depois de muito pensar|pensando bem|pensei bem e|pensei muito e|depois de pensar muito|depois de conversar com a família|finalmente) [eu] (decidi|resolvi) [que|por] [eu] [vou] {rest:title}",
            "[eu] (decidi|decidimos|já decidi|finalmente decidi|acabei de decidir|acabei decidindo|estou decidido|estou decidida|tá decidido|está decidido|optei|resolvi que vou|me decidi|fechei que vou) [de|que|por|em|a] [eu] [vou] {rest:title}",
            "[eu] resolvi {rest:title}"
          ],
          "weight": 7,
          "allows": [
            "negation",
            "future",
            "wish"
          ]
        }
      ]
    },
    "search_knowledge": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<tell>] (o que|tudo que|tudo o que|oq) [é que] (você|vc|tu|o parco|parco) [já] (sabe|lembra|guardou|anotou|tem anotado|tem guardado|tem salvo|conhece|aprendeu|tem|tem registrado|registrou) (de mim|sobre mim|a meu respeito|da minha pessoa|sobre minha vida|da minha vida|até agora|na memória)",
            "[<tell>] (minhas memórias|meus fatos|minhas lembranças|o que tem na memória|tudo na memória|o que está na memória|minhas informações|suas memórias sobre mim)",
            "(você|vc) (sabe|lembra) (o que|algo|alguma coisa|de algo) [de|sobre] mim"
          ],
          "weight": 14
        },
        {
          "say": [
            "[<tell>] (o que|tudo que|tudo o que|oq) [é que] (você|vc|tu) [já] (sabe|lembra|guardou|anotou|tem anotado|tem guardado|tem salvo|conhece|tem registrado) (de|do|da|dos|das|sobre) {rest:query}",
            "[<tell>] (o que|oq|que) [foi que|é que] [eu] [já] [te] (falei|disse|contei|comentei|mencionei|anotei|te falei|te disse|te contei|guardei|salvei|pedi pra lembrar|pedi pra guardar) [pra você|na memória] (de|do|da|dos|das|sobre|a respeito de) {rest:query}",
            "(você|vc) (lembra|se lembra|sabe|recorda) (do que|o que) [eu] [te] (falei|disse|contei|comentei) (de|do|da|sobre) {rest:query}",
            "(lembra|lembra|recorda|me lembra|me lembre|me recorda|me relembra) (do que|o que|de tudo que) [eu] [te] (falei|disse|contei|comentei) (de|do|da|sobre) {rest:query}",
            "(busca|busque|procura|procure|pesquisa|pesquise|acha|ache|encontra|vê|veja|consulta|checa) (na memória|na sua memória|nas memórias|nas minhas memórias|nas minhas anotações|nas anotações|no que eu te falei|no que você sabe|na base|nas minhas notas|nas notas|no meu histórico) [sobre|por|de|do|da|:|se|o que eu falei de|tudo sobre] {rest:query}",
            "[<tell>] [minhas|as minhas|as|meus|os] (memórias|anotações|fatos|lembranças|preferências) (de|do|da|sobre|relacionadas a) {rest:query}"
          ],
          "weight": 10,
          "allows": [
            "reported",
            "advised",
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "(você|vc) (lembra|se lembra|sabe|recorda) (qual é|qual|qual era|quem é|onde|quando|como|se eu|se|de|do|da|que dia|o nome|o que) {rest:query}",
            "(me lembra|me lembre|me recorda|me relembra|me fala|me diz) (qual é|qual|qual era|qual o|qual a|quem é|onde|como|o nome) {rest:query}",
            "(lembra|recorda) (qual é|qual|qual o|qual a|qual era|onde|quem|o nome) {rest:query}"
          ],
          "weight": 8,
          "allows": [
            "reported",
            "advised",
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "[você|vc] (lembra|se lembra|lembras|recorda) (do que|o que|oq) (o|a|os|as|meu|minha) {words:query} [me|nos] (falou|falaram|disse|disseram|recomendou|receitou|explicou|contou|sugeriu|orientou|pediu|passou)",
            "o que [foi que|é que] (o|a|os|as|meu|minha) {words:query} [me|nos] (recomendou|receitou|sugeriu|orientou) [mesmo]"
          ],
          "set": {
            "isBoundQuery": true
          },
          "weight": 8,
          "allows": [
            "reported",
            "advised",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "(lista|liste|mostra|mostre|me mostra|me diz|me fala|fala|quais são|quais|vê|veja) [as] [minhas] preferências [minhas] (que|que é que) (você|vc|tu) [já] (guardou|anotou|salvou|registrou|sabe|conhece|tem|tem guardadas|tem anotadas|tem salvas) [sobre mim|de mim|aí]"
          ],
          "set": {
            "type": "preference"
          },
          "weight": 14,
          "allows": [
            "reported",
            "advised",
            "others"
          ]
        },
        {
          "say": [
            "(qual é o|qual é a|qual o|qual a|qual era o|qual era a|qual é|qual|quais são|quais são os|quais são as|quais os|quais as) [mesmo] (nome|tamanho|número|tipo|endereço|telefone|data|senha|placa|marca|modelo|raça|altura|apelido|signo|cor|comida|time|prato|filme|livro|banda|música) [favorita|favorito|sanguíneo|preferido|preferida|do sapato|de sapato|de sangue|de roupa] (do|da|dos|das|de) (meu|minha|meus|minhas) {rest:query}",
            "(qual é o|qual é a|qual é|qual|quais são|qual era) (meu|minha|meus|minhas|o meu|a minha) (nome|tamanho|número|tipo|endereço|telefone|senha|placa|altura|apelido|signo|cor favorita|comida favorita|comida preferida|tipo sanguíneo|número de sapato|time|time do coração|cpf|rg|profissão|alergia|alergias|plano de saúde|filme favorito|livro favorito|restrição alimentar|restrições alimentares|preferência|preferências|carro|cidade natal) [{rest}]",
            "(onde) [foi que|é que] [eu] (guardei|deixei|coloquei|botei|pus|moro|nasci|trabalho|estacionei) [{rest:query}]",
            "(que|qual) (tamanho|número|marca|tipo|cor|plano|grau|perfume) [de|do|da] [{words}] [que|é que] eu (uso|calço|visto|tenho|prefiro|tomo)",
            "como [é que] se chama (meu|minha|o|a) {rest:query}",
            "como é o nome (do|da) (meu|minha) {rest:query}",
            "[eu] [já] te (falei|contei|disse) (o que|algo|alguma coisa|se|sobre|do|da|de|qual|onde) {rest:query}"
          ],
          "set": {
            "isWholeQuestion": true
          },
          "weight": 7,
          "allows": [
            "reported",
            "advised",
            "negation",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "(qual é|qual era|qual foi|qual|quais são|quais eram|quais) [mesmo] (o|a|os|as) [mesmo] (senha|senhas|código|códigos|combinação|placa|vaga|ramal|matrícula|login|wifi|wi-fi|chave pix|pin|cep|nome|número|endereço|telefone|tamanho|apelido|prontuário|armário|escaninho|portão|cofre) [mesmo] (do|da|dos|das|de|no|na) {words:query}",
            "(quem é|quem era|como se chama|qual é|qual era) [mesmo] [o|a] (meu|minha|nosso|nossa) (eletricista|encanador|encanadora|mecânico|mecânica|dentista|médico|médica|contador|contadora|advogado|advogada|cabeleireiro|cabeleireira|manicure|diarista|faxineira|pedreiro|pintor|marceneiro|chaveiro|técnico|veterinário|veterinária|corretor|corretora|pediatra|ginecologista|cardiologista|dermatologista|oftalmologista|ortopedista|terapeuta|psicólogo|psicóloga|nutricionista|personal|banco|operadora|plano|convênio|time|cor|comida|filme|livro|banda|restaurante|música|prato|vinho|café|tamanho|apelido|wifi|senha) [{rest:query}]",
            "(em que|em qual|em quais) {words} [foi que|é que] [eu] (guardei|deixei|coloquei|botei|pus|escondi|estacionei|salvei|enfiei|anotei) {rest:query}",
            "(onde|aonde) [foi que|é que|que] [eu] (enfiei|escondi|larguei|meti|salvei|anotei|arquivei|botei|estacionei|parei o carro|larguei o carro) [{rest:query}]",
            "(onde|aonde) [é que|que] (fica|ficam|tá|está|tão|estão|ficou|ficaram|foi parar) (guardado|guardada|guardados|guardadas|a chave reserva|a chave extra|a cópia da chave|a garantia|o passaporte|a certidão) [{rest:query}]",
            "[eu] [já] te (falei|contei|disse|comentei|passei|dei|mandei) (onde|qual|quando|como|que|quem|sobre|o que|da|do|de|o|a|meu|minha) {rest:query}",
            "[eu] [já] [te] (comentei|falei|mencionei|contei|disse) [com você|contigo|pra você|aqui] [alguma coisa|algo] (sobre|do|da|de) {rest:query}",
            "(você|vc) (ainda|por acaso) [se] (lembra|sabe|tem) (do|da|de|o|a|qual|onde|quem|quando|como) {rest:query}",
            "(você|vc) (tem|guardou|anotou|salvou|lembra) [aí] [anotado|anotada|guardado|guardada|salvo|salva] (o|a|os|as|meu|minha|do|da) {rest:query}"
          ],
          "set": {
            "isWholeQuestion": true
          },
          "isAsked": true,
          "weight": 8,
          "allows": [
            "reported",
            "advised",
            "negation",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "(lembra|recorda|me lembra|me relembra|me recorda|sabe|você lembra|vc lembra|cê lembra|me diz|me fala|me conta) [aí] (o que|do que|qual|quando|por que|porque) [foi que|é que|foi a decisão que] [eu] (decidi|resolvi|escolhi|falei|disse|contei|combinei|anotei|guardei|comentei|planejei) [sobre|do|da|de|com|a respeito de|em relação a|pra|no|na] {rest:query}",
            "(o que|qual) [foi que|é que] [eu] [tinha] (decidi|resolvi|decidido|resolvido|escolhi|optei) [sobre|do|da|de|em relação a|a respeito de] {rest:query}",
            "(o que|qual|quais|quando|onde) [foi que|é que] [eu] [te] (disse|falei|contei|comentei|mencionei) que [eu] [ia|queria|gostava|preferia|precisava|tinha|era|é|tava] [de] {rest:query}",
            "quem [foi que|é que] (eu [te] disse|te disse|[eu] [te] (falei|contei|comentei|mencionei)) que [eu] [ia|queria|gostava|preferia|precisava|tinha|era|é|tava] [de] {rest:query}",
            "(por que|porque) [foi que|é que] [eu] (decidi|resolvi|escolhi|optei) [por|de|em] {rest:query}",
            "(busca|busque|procura|procure|acha|ache|encontra|encontre|pesquisa|vê|veja|olha|puxa|traz|mostra|me mostra|me acha|cadê|recupera) [aí|pra mim] (o que|onde|quando|aquilo que|tudo que|tudo o que) [eu] [te] (falei|disse|contei|anotei|guardei|salvei|comentei|mencionei|decidi|deixei) [pra você|aqui] (sobre|de|do|da|dos|das|a respeito de|relacionado a) {rest:query}",
            "(acha|ache|encontra|procura|busca|puxa|me mostra|me diz|me fala|me passa|me manda|recupera|resgata|traz) [aí|pra mim] (a|o|aquela|aquele) (senha|código|placa|ramal|matrícula|login|wifi|wi-fi|chave pix|pin|endereço|telefone|número|nome|combinação|anotação|informação|dica|recomendação) {rest:query} (que eu te dei|que te dei|que te passei|que eu te passei|que eu te falei|que te falei|que eu anotei|que anotei|que guardei|que eu guardei|que salvei|que você guardou|que você anotou|que mandei guardar|que pedi pra guardar)"
          ],
          "weight": 15,
          "allows": [
            "reported",
            "advised",
            "negation",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "(que|qual|quais) {rest:query} [foi que|é que|que] [eu] (falei|disse|te falei|te disse|contei|te contei|comentei|mencionei) que [eu] (gosto|gostava|gostei|curto|curtia|prefiro|preferia|queria|amo|amava|odeio|odiava|detesto|detestava|tinha gostado)"
          ],
          "set": {
            "isBoundQuery": true
          },
          "isAsked": true,
          "weight": 16,
          "allows": [
            "reported",
            "advised",
            "negation",
            "others",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[eu] (não lembro|não me lembro|nem lembro|esqueci|me esqueci|não sei|não faço ideia de|não tô lembrando|não tô achando|não consigo lembrar|não acho|não lembro mais|não sei mais) [mais] [de] (onde|qual|quando|como|quem|que dia|o que|qual é|qual era) [eu] [guardei|deixei|coloquei|botei|pus|anotei|é|era|fica] [a|o|os|as|meu|minha|meus|minhas] {rest:query} [eu|já|por acaso|será que] [eu|já] (te falei|te contei|te disse|te passei|falei pra você|contei pra você|comentei|você sabe|você lembra|cê lembra|cê sabe|vc lembra|vc sabe|tá anotado|tá anotada|tem anotado|você anotou|você guardou)",
            "[eu] (não lembro|não me lembro|nem lembro|esqueci|me esqueci|não sei|não tô achando|não acho|perdi|não tô lembrando|não lembro mais|não sei mais) (o|a|os|as|do|da|dos|das|meu|minha) {rest:query} [eu|já|por acaso|será que] [eu|já] (te falei|te contei|te disse|te passei|falei pra você|contei pra você|você sabe|você lembra|cê lembra|cê sabe|vc lembra|vc sabe|tá anotado|tá anotada|você anotou|você guardou)"
          ],
          "set": {
            "isBoundQuery": true
          },
          "isAsked": true,
          "weight": 16,
          "allows": [
            "reported",
            "advised",
            "negation",
            "others",
            "question"
          ]
        },
        {
          "say": [
            "(o que|tudo|tudo que|tudo o que|oq) [é que] (você|vc|tu) [já] (aprendeu|descobriu|guardou|memorizou|anotou|registrou|sabe|lembra) [tudo] (sobre|de|a respeito de) (mim|minha vida|a minha vida|minha pessoa)"
          ],
          "weight": 15,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "[eu] (sou|tenho) (alérgico|alérgica|alergia|intolerante|intolerância) (a|ao|à) [o que|quê|que] [{rest:query}]"
          ],
          "set": {
            "isWholeQuestion": true
          },
          "isAsked": true,
          "weight": 9,
          "allows": [
            "question"
          ]
        }
      ]
    },
    "comment": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(me ajuda|me ajude|me aconselha|me dá uma luz|me dá um conselho|o que você acha|o que vc acha|o que eu faço|que que eu faço|o que faço|o que você faria|preciso conversar|preciso de ajuda|quero sua opinião) [a|pra] [pensar|decidir|refletir|resolver|entender] [nisso|sobre isso|com isso|melhor]"
          ],
          "after": [
            "analyze_context"
          ],
          "weight": 4
        },
        {
          "say": [
            "(me dá|me deu|me faz|me fez|me deixa|me causa|não me faz|não me cai|me cai) (enjoo|alergia|mal|azia|sono|gases|dor de cabeça|dor de barriga|náusea|enxaqueca|refluxo|taquicardia|insônia|bem|muito mal|inchado|inchada|enjoado|enjoada|muito bem|coceira)",
            "(meu estômago|meu intestino|meu corpo|minha pele|minha barriga) não (aguenta|aceita|tolera|gosta)",
            "não esquece [disso|não|hein|tá]"
          ],
          "weight": -6
        }
      ]
    },
    "analyze_context": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[eu] [ainda|até agora] (não decidi|não me decidi|não consegui decidir|não consigo decidir|não consigo me decidir|não sei|não resolvi|tô na dúvida|tô em dúvida|estou em dúvida|estou na dúvida|fico em dúvida|fico na dúvida|tô dividido|tô dividida) (se|entre|sobre|o que fazer com|o que faço com|o que fazer da|quanto a) {rest:topic}",
            "(será que|você acha que|vc acha que|acha que) [já|ainda|não] (é|tô|estou|seria) [muito|a] (cedo|tarde|hora|certo|errado|loucura|exagero|burrice|egoísmo|velho|velha|novo|nova|pronto|pronta|preparado|preparada) [demais] (pra|para|de|em) [eu] {rest:topic}",
            "(tá na hora de|está na hora de|é hora de|chegou a hora de|será que tá na hora de|será que é hora de|já é hora de|vale a pena|compensa|será que vale a pena|será que compensa|vale|tá valendo a pena|valeria a pena|é uma boa|é uma boa ideia|é loucura|é burrice|é cedo pra|é tarde pra|faz sentido) [pra mim] [eu] [me] (mudar|morar|sair|largar|trocar|terminar|casar|separar|divorciar|voltar|fazer|começar|estudar|empreender|abrir|vender|adotar|ter|aceitar|recusar|pedir|ficar|continuar|insistir|desistir|perdoar|tentar|virar|tirar um ano|parar de trabalhar|trabalhar|me mudar) [{rest:topic}]"
          ],
          "set": {
            "areas": "professional, finance, relationships"
          },
          "weight": 20,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        },
        {
          "say": [
            "(tá|está|anda|tem sido|tá sendo|ficou) [muito|bem|meio|super|cada vez mais|tão] (difícil|complicado|puxado|pesado|foda|duro|impossível|insuportável) [pra mim|de|eu] (levantar|dormir|acordar|sair da cama|viver|conviver|lidar|trabalhar|me concentrar|focar|estudar|conciliar|aguentar|manter|seguir|sorrir|me animar|acompanhar|dar conta|pagar|fechar o mês|criar) [{rest:topic}]",
            "[o|a|os|as|meu|minha|nosso|nossa|meus|minhas] (casamento|namoro|relacionamento|relação|noivado|emprego|trabalho|família|vida|vida financeira|vida amorosa|vida social|vida pessoal|situação|situação financeira|rotina|carreira|negócio|empresa|faculdade|convivência|amizade|saúde mental|autoestima|cabeça|finanças) [(com|entre|em|lá em|aqui em|do|da|de|no|na) {words}] [não] (tá|está|anda|tão|estão|andam|vai|vem|ficou|tem andado|tem sido|tem estado|parece|faz|perdeu|esfriou|tá ficando) [muito|muito mal|cada vez mais|bem|meio|super|uma|um|de|por|sem|me|mais|a|o] (péssimo|péssima|ruim|mal|bem|difícil|complicado|complicada|pesado|pesada|estranho|estranha|fria|frio|desgastado|desgastada|estagnado|estagnada|caos|bagunça|zona|fio|por um fio|graça|sentido|insustentável|insuportável|desmoronando|desandando|água abaixo|ladeira abaixo|mal das pernas|crise|em crise|sufocando|esgotando|matando|consumindo|rumo|perspectiva|futuro|vazio|vazia|chato|chata|monótono|monótona|parado|parada|travado|travada) [{rest:topic}]",
            "[eu] (tô|estou|ando|me sinto|tenho estado|tenho andado) (sem|com zero|com nenhum|com nenhuma|com muito pouca|com pouca) (pique|gás|ânimo|energia|vontade|motivação|paciência|foco|cabeça|disposição|rumo|chão|esperança|fôlego|forças|força|perspectiva|saco|libido|apetite|inspiração|propósito) [nenhum|nenhuma|algum|alguma|pra nada|de nada] [{rest:topic}]",
            "(nada|tudo|minha vida|a vida) [mais] (faz sentido|tem graça|parece|anda|tá|está|perdeu) [mais|sem|dando|o|a|muito|tão|completamente] [sentido|graça|errado|vazio|vazia|cinza|difícil|pesado|perdido|sem sentido|sem graça|fora do lugar|de cabeça pra baixo|um caos|uma bagunça] [{rest:topic}]"
          ],
          "set": {
            "area": "health"
          },
          "weight": 7,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        },
        {
          "say": [
            "acho que [eu] (devo|deveria|vou) (largar|sair|pedir|terminar|mudar|trocar|voltar|aceitar|desistir|me separar|recusar) {rest:topic}",
            "(vale a pena|compensa|é uma boa|será que vale a pena|é hora de|tá na hora de) [eu] (trocar de emprego|mudar de emprego|largar|sair|pedir demissão|mudar de carreira|mudar de cidade|terminar|casar|voltar com|fazer mestrado|fazer faculdade|ter filhos|me mudar|aceitar a proposta|aceitar a vaga|empreender|mudar de país|mudar de área) [{rest:topic}]"
          ],
          "weight": 16,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        },
        {
          "say": [
            "[eu] (tô|estou|ando|me sinto|tô me sentindo|estou me sentindo|tenho me sentido|tenho andado|fiquei|venho me sentindo|to me sentindo|acordei|tenho estado|ando me sentindo|sigo|continuo|tô ficando|estou ficando) [muito|muita|tão|meio|super|bem|com|com muita|com muito|tendo|numa|mega|completamente|totalmente|só|um pouco|bastante|extremamente|de novo|meio que] (triste|com saudade|com saudades|uma saudade|com uma saudade|saudade|péssimo|péssima|mal|ansioso|ansiosa|deprimido|deprimida|estressado|estressada|preocupado|preocupada|com medo|medo|sozinho|sozinha|insônia|ansiedade|crises de ansiedade|angustiado|angustiada|angústia|desanimado|desanimada|desmotivado|desmotivada|perdido|perdida|nervoso|nervosa|exausto|exausta|irritado|irritada|confuso|confusa|frustrado|frustrada|sobrecarregado|sobrecarregada|esgotado|esgotada|culpado|culpada|inseguro|insegura|vazio|vazia|carente|chateado|chateada|decepcionado|decepcionada|magoado|magoada|abatido|abatida|cabisbaixo|cabisbaixa|aperreado|aperreada|acabado|acabada|destruído|destruída|apreensivo|apreensiva|abalado|abalada|desolado|desolada|no limite|no meu limite|no fundo do poço|um caco|surtando com|pirando com|em pânico|de luto|com o coração partido|com o coração na mão|em frangalhos|sem chão|pra baixo|down|na bad|bad|sem energia|sem vontade|sem ânimo|arrasado|arrasada|feliz|realizado|realizada|agoniado|agoniada|aflito|aflita|cansado|cansada) [{rest:topic}]",
            "[eu] [não] (consigo|tô conseguindo|estou conseguindo) (dormir|me concentrar|focar|parar de pensar|relaxar|sair dessa|superar|lidar|me organizar) [{rest:topic}]",
            "[eu] (tenho|tô|estou|ando|venho) (dormido|dormindo) [muito|bem|super|tão] (mal|pouco|pouquíssimo|pessimamente|picado|quase nada) [{rest:topic}]",
            "não (durmo|tenho dormido|tô dormindo|estou dormindo) [direito|bem] (por causa|pensando|de tanto|com essas|de preocupação|por conta) {rest:topic}"
          ],
          "set": {
            "area": "health"
          },
          "weight": 4,
          "allows": [
            "negation",
            "others",
            "hypothetical",
            "almost"
          ]
        },
        {
          "say": [
            "[eu] (tô|estou|ando|venho|tenho|estamos|vivo) (brigando|discutindo|tendo problemas|me desentendendo|tendo brigas|tendo crises|sofrendo|passando por|passando|preocupado|preocupada|enfrentando|com problemas|lidando|lutando|tendo dificuldade|com dificuldade|em crise|perdendo o sono|sem dormir|sem paciência|sem tempo|sem vontade|sem ânimo|sem energia|sem dinheiro|sem rumo|sem chão) [muito|demais|direto|bastante] {rest:topic}",
            "[eu] (não aguento mais|não suporto mais|cansei de|cansei da|cansei do|tô cansado de|tô cansada de|estou cansado de|estou cansada de|tô de saco cheio) (o|a|do|da|de|meu|minha) {rest:topic}",
            "[o|a|meu|minha] {words} (tá|está|anda|vem) (me desgastando|me consumindo|me deixando mal|me deixando ansioso|me deixando ansiosa|me tirando o sono|me fazendo mal|me estressando|em crise)",
            "(meu|minha) {words} (tá|está|anda|vem) (acabando comigo|me matando)"
          ],
          "set": {
            "area": "health"
          },
          "weight": 3,
          "allows": [
            "negation",
            "others",
            "wish"
          ]
        },
        {
          "say": [
            "(terminei|terminamos|briguei|brigamos|discuti|discutimos|me separei|nos separamos|rompi|fui traído|fui traída|me decepcionei|levei um fora|me desentendi|tive uma briga|tive uma discussão|acabei de terminar|acabei de brigar) [feio|muito|sério|de novo|ontem|pra valer] (com|de|do|da|por) {rest:topic}",
            "[que] (saudade|saudades) (da|do|das|dos|de) (minha|meu|minhas|meus) {rest:topic}",
            "(terminei|terminamos) (o|meu) (namoro|noivado|casamento|relacionamento) [{rest:topic}]"
          ],
          "set": {
            "area": "relationships"
          },
          "weight": 1,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[eu] [acabei de ser|acabo de ser|fui|acabei sendo] (demitido|demitida|mandado embora|mandada embora|desligado da empresa|desligada da empresa|dispensado do trabalho|dispensada do trabalho) [da empresa|do trabalho|do emprego|da firma|do trampo|da loja|do banco|da escola|do escritório|sem justa causa|por justa causa|por telefone|por e-mail] [(e|depois|porque|pq|por causa|mas) {rest:topic}]",
            "[eu] [acabei de] (perdi|perder) (o|meu) (emprego|trabalho|trampo) [da empresa|do trabalho|do emprego|da firma|do trampo|da loja|do banco|da escola|do escritório|sem justa causa|por justa causa|por telefone|por e-mail] [(e|depois|porque|pq|por causa|mas) {rest:topic}]",
            "[acabaram de] (me mandaram embora|me demitiram|me mandar embora|me demitir) [da empresa|do trabalho|do emprego|da firma|do trampo|da loja|do banco|da escola|do escritório|sem justa causa|por justa causa|por telefone|por e-mail] [(e|depois|porque|pq|por causa|mas) {rest:topic}]"
          ],
          "set": {
            "areas": "professional, finance, health"
          },
          "weight": 12
        },
        {
          "say": [
            "[eu] [acho que] [eu] (tô|estou|me sinto) (apaixonado|apaixonada)",
            "[eu] [acho que] [eu] (tô|estou) (apaixonado|apaixonada) (pelo meu|pela minha|por um|por uma) {rest:topic}"
          ],
          "set": {
            "area": "relationships"
          },
          "weight": 12
        },
        {
          "say": [
            "(nada|tudo) [mais] (dá certo|tá dando certo|está dando certo|anda dando certo|dá errado|tá dando errado|está dando errado|anda dando errado) (pra mim|comigo|na minha vida|ultimamente|esses dias|esse ano)",
            "minha (cabeça|mente) (tá|está|anda) (um caos|uma bagunça|uma zona|fervendo|sobrecarregada|esgotada) [{rest:topic}]"
          ],
          "set": {
            "area": "health",
            "isWholeTopic": true
          },
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "minha (energia|disposição|motivação|paciência|vontade|autoestima|força de vontade) (foi pro saco|foi pro espaço|foi pras cucuias|foi embora|foi por água abaixo|acabou|sumiu|zerou|morreu|evaporou|desapareceu) [{rest:topic}]"
          ],
          "set": {
            "area": "health"
          },
          "weight": 12
        },
        {
          "say": [
            "acho que [eu] (tô|estou|ando) [me] (cobrando|dedicando|afastando|isolando|doando|sabotando|comparando|sacrificando|trabalhando|exigindo) {words} (demais|muito|pouco) [{rest:topic}]",
            "acho que [eu] (tô|estou|ando) [me] (cobrando|dedicando|doando|sabotando|comparando|sacrificando|trabalhando|exigindo|esforçando) (demais|muito|pouco) [{rest:topic}]",
            "acho que [eu] (tô|estou|ando) me (afastando|isolando|distanciando|sabotando|perdendo) [{rest:topic}]",
            "(largo|tranco|termino|desisto|volto) {words} ou não [mano|cara|hein|gente|véi]"
          ],
          "set": {
            "areas": "professional, relationships, health"
          },
          "weight": 20,
          "allows": [
            "question",
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "(será que|você acha que|vc acha que|acha que|será) [eu] (peço|largo|saio|aceito|termino|mudo|volto|caso|continuo|desisto|troco|fico|conto|recuso|abro|adoto|empreendo|peço demissão|me mudo|me separo|começo|faço|perdoo|devo|deveria|vale a pena|tá na hora de|está na hora de|é hora de|é melhor|compensa|posso|fiz bem em|fiz certo em|tô certo em|estou certo em|tô errado em|é uma boa) [eu] {rest:topic}",
            "(será que|você acha que|vc acha que|acha que|será) [eu] (tranco|paro|largo) [o|a|minha|meu] (semestre|curso|faculdade|facul|matrícula|período|pós|mestrado|doutorado|graduação|disciplina|matéria|cursinho) [{rest:topic}]",
            "(será que|você acha que|vc acha que|acha que|será) [eu] vendo [o|a|meu|minha] (carro|moto|casa|apartamento|apê|terreno|sítio|chácara|loja|empresa|negócio|parte|ponto) [{rest:topic}]",
            "[eu] (devo|deveria) <step> [{rest:topic}]",
            "[eu] (devo ou não|deveria ou não|devo ou não devo|deveria ou não deveria) [eu] <step> [{rest:topic}]",
            "[eu] (tô|estou|ando|venho) (pensando|pensando seriamente|pensando muito|com vontade|considerando|cogitando|na dúvida|em dúvida|dividido|dividida|indeciso|indecisa|querendo muito|com dúvida) [em|de|se|entre|sobre|se devo] (pedir demissão|sair do emprego|largar|mudar|terminar|aceitar|voltar|casar|me separar|trocar|ter|abrir|conversar|perdoar|me mudar|recusar|continuar|desistir|fazer|contar|tentar|sobre|entre|devo) [{rest:topic}]",
            "[eu] (ando|tô|estou|continuo|fico) [muito|meio|bem|super] (em dúvida|na dúvida|indeciso|indecisa|dividido|dividida|confuso|confusa) (se|entre|sobre|quanto a|com|em relação a) [devo|eu devo] {rest:topic}",
            "(por que|porque|por que será que|porque será que|por que é que) [eu] (sempre|nunca|vivo|fico|insisto em|não consigo|só|acabo|continuo|gasto tanto|gasto demais|adio tanto|procrastino tanto) {rest:topic}",
            "[eu] (vivo|fico|continuo|sempre acabo|ando) {words} (por que eu faço isso|porque eu faço isso|por que será|porque será|por que faço isso|por que isso|por que sou assim)",
            "(não sei) (se devo|se deveria|se termino|se aceito|se largo|se peço|se continuo|se volto|se caso|o que fazer com|o que fazer sobre|o que faço com|o que fazer da|como lidar com|se fico|se mudo|se vale a pena|mais o que fazer) {rest:topic}",
            "(o que|que) [é que] [eu] (faço|devo fazer|deveria fazer|posso fazer) (com|sobre|em relação a|da|do|quanto a|pra lidar com|a respeito de) {rest:topic}",
            "(aceito|largo|saio|fico|peço|termino|volto|caso|mudo|troco|vendo|compro|alugo|recuso|insisto|desisto|conto|perdoo|abro|viro) ou não [aceito|largo|saio|fico|peço|termino|volto|caso|mudo|troco|vendo|compro|alugo|recuso|insisto|desisto|conto|perdoo|abro|viro] {rest:topic}",
            "como [eu] (lido|devo lidar|posso lidar|faço pra lidar|supero|superar|enfrento|conto|resolvo) (com|a|o|essa|esse|pra|meu|minha) {rest:topic}",
            "(preciso|quero|queria|gostaria) [de] [um|uma|sua|tua] (conselho|conselhos|opinião|ajuda pra decidir|ajuda para decidir|orientação|desabafar|ajuda pra pensar|refletir|conversar) [sobre|com|a respeito de|em relação a|se] {rest:topic}",
            "(me ajuda|me ajude|preciso de ajuda|quero ajuda|queria ajuda|me dá uma luz|me dá uma força) (pra decidir|para decidir|pra pensar|para pensar|a escolher|pra escolher|a pensar|a decidir|a refletir|a entender|a lidar|a resolver) (sobre|com|se|por que|porque|o que fazer) {rest:topic}",
            "(me dá|me dê|tem|me dá aí) (um conselho|uma opinião|sua opinião|uma luz|algum conselho) (sobre|pra|de como|em relação a|com) {rest:topic}",
            "(o que você acha|o que vc acha|qual sua opinião) (de eu|sobre eu|da minha|do meu|da ideia de eu|se eu) {rest:topic}"
          ],
          "set": {
            "areas": "professional, finance, relationships"
          },
          "weight": 6,
          "allows": [
            "negation",
            "wish",
            "others",
            "hypothetical",
            "almost",
            "question",
            "future"
          ]
        }
      ]
    }
  }
}

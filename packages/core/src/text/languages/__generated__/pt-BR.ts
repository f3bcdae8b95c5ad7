// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import { overlaid, type Language } from '../language.ts';
import { language as base } from './pt.ts';

export const language: Language = overlaid(base, {
 phrases: {
  101: [["vehicle","select",{"car":"Carros","bicycle":"Bicicletas","scooter":"Patinetes","other":"Veículos"}]," disponíveis: ",["count","number"]," (há ",["age","duration"],")"], // live.stock-vehicles
  102: ["Vagas livres: ",["count","number"]," (há ",["age","duration"],")"], // live.stock-docks
  103: ["Último registro há ",["age","duration"]], // live.stock-seen
  88: "No horário", // live.on-time
  90: [["delay","duration"]," adiantado"], // live.early
  91: ["Alteração: ",["platform"]," em vez de ",["planned"]], // live.platform-changed
  96: [["slack","duration"]," de folga para a baldeação"], // live.slack
  97: "É provável que você perca esta conexão", // live.missed
  98: ["Se perder: +",["delay","duration"]], // live.if-missed
  99: "Se perder: chegada no mesmo horário", // live.if-missed-no-later
  100: "Se perder: não há outra opção", // live.if-missed-nothing
  104: ["Evitar ",["stops","plural",{"one":"esta parada","other":"estas paradas"}]," e planejar de novo"], // alert.avoid-stops
  150: "A combinação dos meios de transporte escolhidos não é melhor do que usar só um deles ou ir a pé. Busque com um meio de transporte de cada vez para ver essas opções.", // empty.not-better
  163: ["Fora de serviço nesse horário: ",["names"]], // advisory.closed-by-alert
  164: "Nenhum serviço regular parte nas três horas seguintes a esse horário. São mostradas as próximas partidas.", // advisory.leaves-much-later
  165: "Nenhum serviço regular chega nas três horas anteriores a esse horário. São mostradas as últimas chegadas antes dele.", // advisory.arrives-much-earlier
  105: [["effect","select",{"closed":"Sem serviço","reduced":"Serviço reduzido","delays":"Atrasos","detour":"Desvio","additional":"Serviço adicional","modified":"Serviço alterado","moved":"Parada transferida","access":"Acessibilidade limitada","lift":"Elevador fora de serviço","escalator":"Escada rolante fora de serviço","other":"Informação sobre o serviço"}]], // alert.effect
  47: "Bicicletário", // place.bicycle-parking
  48: "Estacionamento de motos", // place.motorcycle-parking
  0: ["Pegue ",["vehicle","select",{"bus":"o ônibus","coach":"o ônibus","tram":"o bonde","metro":"o metrô","train":"o trem","ferry":"a balsa","gondola":"o teleférico","funicular":"o funicular","cablecar":"o bonde a cabo","monorail":"o monotrilho","car":"o táxi-lotação","other":"a linha"}]," <NUMBER>"], // action.ride
  1: [["vehicle","select",{"bus":"Pegue o ônibus","coach":"Pegue o ônibus","tram":"Pegue o bonde","metro":"Pegue o metrô","train":"Pegue o trem","ferry":"Pegue a balsa","gondola":"Pegue o teleférico","funicular":"Pegue o funicular","cablecar":"Pegue o bonde a cabo","monorail":"Pegue o monotrilho","car":"Pegue o táxi-lotação","other":"Embarque"}]], // action.board
  2: ["Permaneça a bordo: segue como ",["vehicle","select",{"bus":"ônibus","coach":"ônibus","tram":"bonde","metro":"metrô","train":"trem","car":"táxi-lotação","other":"linha"}]," <NUMBER>"], // action.stay
  4: "Pegue o voo <NUMBER>", // action.fly
  5: "Pegue o voo", // action.fly-unnumbered
  6: "Caminhe", // action.walk
  7: ["Caminhe até ",["place"]], // action.walk-to
  8: "Caminhe até o destino", // action.walk-end
  11: "Siga em cadeira de rodas até o destino", // action.roll-end
  13: "Siga de patinete elétrico", // action.scooter
  15: "Siga de moto", // action.ride-motorbike
  16: "Viaje de carona", // action.carpool
  17: "Pegue um táxi", // action.taxi
  18: "Pegue um carro por aplicativo", // action.ride-hailing
  20: "Use o transporte sob demanda", // action.on-demand
  21: ["Transporte sob demanda: ",["provider"]], // action.on-demand-with
  24: "Aguarde a conexão", // action.transfer
  25: [["vehicle","select",{"bicycle":"Prenda a bicicleta","scooter":"Estacione o patinete","other":"Estacione na rua"}]], // action.park-onstreet
  26: [["vehicle","select",{"bicycle":"Prenda a bicicleta","scooter":"Estacione o patinete","other":"Deixe o veículo no estacionamento"}]], // action.park-offstreet
  27: ["Retire ",["vehicle","select",{"car":"o carro","bicycle":"a bicicleta","scooter":"o patinete","other":"o veículo"}]], // action.collect
  28: ["Devolva ",["vehicle","select",{"car":"o carro","bicycle":"a bicicleta","scooter":"o patinete","other":"o veículo"}]], // action.return
  30: "Retirada de bagagem e saída do aeroporto", // action.airport-checkout
  31: "Troque de avião", // action.airport-transfer
  32: ["A cada ",["count","plural",{"=1":"minuto","one":[["count","number"]," minuto"],"other":[["count","number"]," minutos"]}]], // note.every-minutes
  34: ["Embarque só com agendamento por telefone: ",["agency"]], // note.book-to-board
  35: ["Embarque só com agendamento por telefone: ",["agency"],", ",["phone"]], // note.book-to-board-phone
  36: ["Desembarque só com aviso prévio por telefone: ",["agency"]], // note.book-to-alight
  37: ["Desembarque só com aviso prévio por telefone: ",["agency"],", ",["phone"]], // note.book-to-alight-phone
  38: "Parada por solicitação: dê sinal ao motorista", // note.signal-driver
  39: "Parada por solicitação: avise ao motorista que quer descer", // note.tell-driver
  41: "Não é mais possível reservar esta viagem", // note.too-late-to-book
  42: "Cancelado", // note.cancelled
  43: ["Capacidade: ",["places","number"]," ",["places","plural",{"one":"vaga","other":"vagas"}]], // note.parking-spaces
  44: ["Vagas para pessoas com deficiência: ",["bays","number"]], // note.parking-disabled-bays
  51: ["Empurre a bicicleta por ",["distance","distance"]], // note.push-bicycle
  52: [["distance","distance"]," em vias boas para pedalar"], // note.cycle-friendly
  65: "Inclui travessia de balsa", // note.ferry
  66: ["Inclui travessia de balsa: ",["name"]], // note.ferry-named
  67: "Inclui vias particulares ou de acesso restrito: verifique se você pode passar", // note.no-through
  68: "Começa ou termina em uma via onde é proibido parar", // note.no-stopping
  69: ["Pedágio: ",["price","money"]], // note.toll
  70: ["Escada → ",["level"]], // note.take-stairs
  71: ["Escada: ",["from"]," → ",["level"]], // note.take-stairs-between
  72: ["Escada rolante → ",["level"]], // note.take-escalator
  73: ["Escada rolante: ",["from"]," → ",["level"]], // note.take-escalator-between
  76: [["count","number"]," ",["count","plural",{"one":"parada","other":"paradas"}]], // label.stops
  77: ["Sentido: ",["direction"]], // label.direction
  80: [["kind","select",{"pier":"Píer","gate":"Portão","other":"Plataforma"}]," ",["platform"]], // label.platform
  82: "Passagem", // label.ticket
  83: "Bicicleta compartilhada", // label.shared-bicycle
  84: "Patinete compartilhado", // label.shared-scooter
  110: "Vire levemente à esquerda", // turn.TURN_SLIGHTLY_LEFT
  111: ["Vire levemente à esquerda: ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  114: "Faça uma curva fechada à esquerda", // turn.TURN_SHARPLY_LEFT
  115: ["Faça uma curva fechada à esquerda: ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  116: "Vire levemente à direita", // turn.TURN_SLIGHTLY_RIGHT
  117: ["Vire levemente à direita: ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  120: "Faça uma curva fechada à direita", // turn.TURN_SHARPLY_RIGHT
  121: ["Faça uma curva fechada à direita: ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  122: "Faça o retorno", // turn.U_TURN
  123: ["Faça o retorno: ",["street"]], // turn.U_TURN.street
  127: "O ponto de partida e o destino são tão próximos que nenhuma viagem é necessária.", // empty.too-close
  128: "Não há rua ou caminho utilizável perto do ponto de partida.", // empty.off-network-from
  129: "Não há rua ou caminho utilizável perto do destino.", // empty.off-network-to
  131: "Nenhuma opção foi encontrada com as exclusões escolhidas.", // empty.ruled-out
  133: "Não há serviço adequado neste horário.", // empty.no-service-in-window
  134: "Não há parada dos meios de transporte escolhidos perto do ponto de partida.", // empty.no-stop-from
  135: "Não há parada dos meios de transporte escolhidos perto do destino.", // empty.no-stop-to
  136: "Nenhuma opção foi encontrada com os meios de transporte escolhidos.", // empty.no-connection
  137: "Nenhuma opção evita as paradas excluídas.", // empty.avoided-stops
  138: "Todas as opções nesse horário chegam tarde demais.", // empty.arrives-too-late
  139: "Nenhuma opção acessível para cadeira de rodas foi encontrada.", // empty.inaccessible
  140: "Todas as opções exigem caminhar mais tempo do que o permitido.", // empty.walk-too-long
  141: "É longe demais para ir o caminho todo a pé, de bicicleta ou de carro.", // empty.too-far
  142: "Os veículos de aluguel perto do ponto de partida precisam ser devolvidos no mesmo local e não servem para uma viagem só de ida.", // empty.round-trip-only
  147: [["mode"],": fora de operação neste horário."], // empty.closed
  148: [["mode"],": esta operadora não atende aqui."], // empty.unknown-provider
  145: [["mode"],": o ponto de partida fica fora da área de atendimento."], // empty.outside-zone-from
  146: [["mode"],": o destino fica fora da área de atendimento."], // empty.outside-zone-to
  151: "A busca demorou demais e foi interrompida antes de encontrar uma opção.", // empty.stopped-early
  152: [["mode"],": não há rua utilizável perto do ponto de partida."], // off-network.from
  153: [["mode"],": não há rua utilizável perto do destino."], // off-network.to
  154: ["O meio de transporte “",["mode"],"” foi descontinuado. Use “",["replacement"],"”."], // advisory.deprecated-mode
  155: ["O meio de transporte “",["mode"],"” não existe aqui e foi ignorado."], // advisory.unknown-mode
  156: ["O meio de transporte “",["mode"],"” não existe aqui e foi ignorado. Você quis dizer “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  158: ["A parada “",["stop"],"” não existe aqui e foi ignorada."], // advisory.unknown-stop
  159: ["“",["name"],"” não corresponde a nenhuma operadora, autoridade, fonte de dados ou linha."], // advisory.unknown-limit
  161: "A busca foi interrompida: pode haver opções melhores.", // advisory.stopped-early
  162: "Não há dados de ruas: as caminhadas são estimadas em linha reta.", // advisory.straight-line-walks
  166: "Cancelado", // board.cancelled
  168: "Não há partidas neste horário.", // board.no-departures
  169: "Não há chegadas neste horário.", // board.no-arrivals
  170: "Os horários desta viagem mudaram desde que ela foi salva.", // advisory.trip-times-changed
  171: [["line"]," não circula mais como foi salvo. Em vez disso: ",["other"]], // advisory.trip-line-replaced
  172: "Esta viagem não é mais possível como foi salva e foi planejada de novo.", // advisory.trip-replanned
  173: [["line"],": viagem cancelada."], // advisory.trip-cancelled
  174: "Esta viagem não é mais possível e nenhuma outra foi encontrada.", // advisory.trip-gone
  53: ["Acessível para cadeira de rodas: ",["distance","distance"]], // note.section-accessible
  54: ["Não acessível para cadeira de rodas: ",["distance","distance"]], // note.section-inaccessible
  56: "Veículo acessível para cadeira de rodas", // note.service-accessible
  57: "Veículo não acessível para cadeira de rodas", // note.service-inaccessible
  59: [["stop"],": acessível para cadeira de rodas"], // note.stop-accessible
  60: [["stop"],": não acessível para cadeira de rodas"], // note.stop-inaccessible
  64: "Em linha reta: não há dados de ruas nesta área", // note.straight-line
  175: ["Caminhe até ",["goal","select",{"car":"o carro","bicycle":"a bicicleta","scooter":"o patinete","motorbike":"a moto","pickup":"o local de embarque","other":"o veículo"}]], // action.walk-goal
  176: ["Siga em cadeira de rodas até o ",["goal","select",{"car":"carro","pickup":"local de embarque","other":"veículo"}]], // action.roll-goal
  177: ["Caminhe até ",["kind","select",{"pier":"o píer","gate":"o portão","other":"a plataforma"}]," ",["platform"]], // action.walk-platform
  178: ["Siga em cadeira de rodas até ",["kind","select",{"pier":"o píer","gate":"o portão","other":"a plataforma"}]," ",["platform"]], // action.roll-platform
  179: ["Baldeação a pé: ",["place"]], // action.walk-change
  180: ["Baldeação em cadeira de rodas: ",["place"]], // action.roll-change
  181: "Aguarde o check-in", // action.wait-checkin
  207: "Linhas e paradas fechadas por causa de uma interrupção", // ruled-out.closed-by-alert
  182: "Outra opção é igual ou melhor na partida, na chegada e no número de baldeações.", // removed.dominated
  184: "Um único meio de transporte é igual ou melhor em todos os aspectos.", // removed.single-mode-is-better
  185: "Outra opção é tão boa em todos os aspectos e melhor em pelo menos um.", // removed.worse-than-another
  187: "É mais rápido estacionar, retirar ou devolver o veículo em outro local.", // removed.slower-alike
  188: "Em um estacionamento igualmente próximo e rápido, é mais garantido encontrar vaga do que na rua.", // removed.car-park-alike
  190: "Faltou tempo para comparar com cada meio de transporte separadamente.", // removed.out-of-time
  194: "Exige caminhar mais tempo do que o permitido.", // removed.walk-too-long
  195: "Demora demais sem transporte público.", // removed.takes-too-long
  193: "Chega depois do horário pedido.", // removed.arrives-too-late
  196: "Inclui um trecho não acessível para cadeira de rodas.", // removed.inaccessible
  197: "Usa uma parada excluída.", // removed.avoided-stop
  199: "Parte da viagem está fechada ou fora de operação nesse horário.", // removed.not-running
  201: "Linhas de operadoras ou fontes de dados excluídas", // ruled-out.operator-limit
  203: "Linhas com veículos não acessíveis para cadeira de rodas", // ruled-out.inaccessible-vehicle
  205: "Paradas não acessíveis para cadeira de rodas", // ruled-out.inaccessible-stop
  206: "Paradas excluídas", // ruled-out.avoided-stop
  210: "Sem informação sobre a acessibilidade da parada.", // unknown.stop-access
  211: "Sem informação completa sobre a acessibilidade do trajeto.", // unknown.path-access
  213: "Não há dados de ruas nesta área: o trajeto é uma linha reta.", // unknown.streets
  215: "Circula em intervalos regulares; os horários exatos de partida não são divulgados.", // unknown.departure
  218: "Sem informação sobre vagas livres.", // unknown.parking
  230: "Somente o operador deste serviço pode fazer isso.", // refusal.not-operator
  228: "Este serviço não emite chaves. Fale com o operador.", // refusal.no-registration
  222: "Não foi possível entender a solicitação.", // refusal.bad-request
  231: "A solicitação não tem chave de API.", // refusal.no-key
  233: "A cota desta chave de API acabou. Tente novamente mais tarde.", // refusal.over-quota
  234: "Muitas solicitações em pouco tempo. Tente novamente em instantes.", // refusal.too-fast
  235: "O serviço está sobrecarregado. Tente novamente em instantes.", // refusal.overloaded
  236: "Ocorreu um erro no nosso sistema. Tente novamente mais tarde.", // refusal.internal
  227: "A partida anterior sai antes de você chegar lá.", // refusal.leaves-too-early
  226: "Nenhuma outra partida foi encontrada para este trajeto.", // refusal.no-other-vehicle
 },
 modes: {
  0: "Transporte público", // pt_pub
  1: "Ônibus", // pt_pub_bus
  2: "Bonde a cabo", // pt_pub_cablecar
  3: "Táxi-lotação", // pt_pub_car
  4: "Balsa", // pt_pub_ferry
  5: "Ônibus rodoviário", // pt_pub_coach
  6: "Ônibus expresso", // pt_pub_expressbus
  7: "Funicular", // pt_pub_funicular
  9: "Metrô", // pt_pub_metro
  10: "Monotrilho", // pt_pub_monorail
  11: "Trem regional", // pt_pub_regionaltrain
  12: "Metropolitano", // pt_pub_subway
  13: "Trem", // pt_pub_train
  14: "Bonde", // pt_pub_tram
  15: "Ônibus escolar", // pt_ltd_SCHOOLBUS
  16: "Transporte sob demanda", // ps_drt
  18: "Carro por aplicativo", // ps_tnc
  19: "Carro", // me_car
  20: "Carro compartilhado", // me_car-s
  22: "Carona", // me_car-p
  23: "Moto", // me_mot
  24: "Bicicleta ou patinete", // me_mic
  25: "Bicicleta", // me_mic_bic
  26: "Bicicleta dobrável", // me_mic_fold-bic
  27: "Patinete elétrico", // me_mic_e-sco
  28: "Patinete elétrico rápido", // me_mic_fast-e-sco
  29: "Bicicleta ou patinete compartilhado", // me_mic-s
  30: "Bicicleta (identificador antigo)", // cy_bic
  31: "Bicicleta compartilhada (identificador antigo)", // cy_bic-s
  32: "A pé", // wa_wal
  33: "Cadeira de rodas", // wa_whe
  35: "Trem de longa distância", // in_rail
  36: "Ônibus de longa distância", // in_coach
  37: "Balsa de longa distância", // in_ferry
  39: "Estacionamento", // stationary_parking-offstreet
  40: "Espera", // stationary_wait
  41: "Baldeação", // stationary_transfer
  42: "Retirada do veículo", // stationary_vehicle-collect
  43: "Devolução do veículo", // stationary_vehicle-return
  44: "Check-in", // stationary_airport-checkin
  45: "Chegada ao aeroporto", // stationary_airport-checkout
  46: "Conexão de voo", // stationary_airport-transfer
 },
});

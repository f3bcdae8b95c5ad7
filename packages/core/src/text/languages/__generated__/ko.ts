// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"<NUMBER>번 버스 승차","coach":"<NUMBER> 시외버스 승차","tram":"<NUMBER>번 트램 승차","metro":"<NUMBER> 지하철 승차","train":"<NUMBER> 열차 승차","ferry":"<NUMBER> 여객선 승선","gondola":"<NUMBER> 곤돌라 탑승","funicular":"<NUMBER> 푸니쿨라 탑승","cablecar":"<NUMBER> 케이블 전차 승차","monorail":"<NUMBER> 모노레일 승차","car":"<NUMBER> 합승 택시 승차","other":"<NUMBER> 승차"}]], // action.ride
  [["vehicle","select",{"bus":"버스 승차","coach":"시외버스 승차","tram":"트램 승차","metro":"지하철 승차","train":"열차 승차","ferry":"여객선 승선","gondola":"곤돌라 탑승","funicular":"푸니쿨라 탑승","cablecar":"케이블 전차 승차","monorail":"모노레일 승차","car":"합승 택시 승차","other":"승차"}]], // action.board
  ["내리지 않고 계속 이용: ",["vehicle","select",{"bus":"<NUMBER>번 버스로 운행","coach":"<NUMBER> 시외버스로 운행","tram":"<NUMBER>번 트램으로 운행","metro":"<NUMBER> 지하철로 운행","train":"<NUMBER> 열차로 운행","car":"<NUMBER> 합승 택시로 운행","other":"<NUMBER>"}]], // action.stay
  "내리지 않고 계속 이용", // action.stay-on
  "<NUMBER> 항공편 탑승", // action.fly
  "항공편 탑승", // action.fly-unnumbered
  "도보 이동", // action.walk
  [["place"],"까지 도보 이동"], // action.walk-to
  "목적지까지 도보 이동", // action.walk-end
  "휠체어로 이동", // action.roll
  [["place"],"까지 휠체어로 이동"], // action.roll-to
  "목적지까지 휠체어로 이동", // action.roll-end
  "자전거로 이동", // action.cycle
  "전동 킥보드로 이동", // action.scooter
  "자동차로 이동", // action.drive-car
  "오토바이로 이동", // action.ride-motorbike
  "카풀로 이동", // action.carpool
  "택시 승차", // action.taxi
  "앱 호출 차량 승차", // action.ride-hailing
  [["provider"]," 호출 차량 승차"], // action.ride-hailing-with
  "수요응답형 차량 승차", // action.on-demand
  [["provider"]," 수요응답형 차량 승차"], // action.on-demand-with
  "대기", // action.wait
  "차량 도착 대기", // action.wait-pickup
  "환승 대기", // action.transfer
  [["vehicle","select",{"bicycle":"자전거 잠금","scooter":"전동 킥보드 주차","other":"노상 주차"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"자전거 잠금","scooter":"전동 킥보드 주차","other":"주차장에 주차"}]], // action.park-offstreet
  [["vehicle","select",{"car":"자동차","bicycle":"자전거","scooter":"전동 킥보드","other":"차량"}]," 대여"], // action.collect
  [["vehicle","select",{"car":"자동차","bicycle":"자전거","scooter":"전동 킥보드","other":"차량"}]," 반납"], // action.return
  "공항 탑승 수속", // action.airport-checkin
  "수하물 수취 후 공항 출구로 이동", // action.airport-checkout
  "항공편 환승", // action.airport-transfer
  [["count","number"],"분 간격 운행"], // note.every-minutes
  "시각은 실제와 다를 수 있습니다", // note.approximate-times
  ["이곳에서 승차하려면 ",["agency"],"에 미리 전화해 주세요"], // note.book-to-board
  ["이곳에서 승차하려면 ",["agency"],"에 미리 전화해 주세요: ",["phone"]], // note.book-to-board-phone
  ["이곳에서 하차하려면 ",["agency"],"에 미리 전화해 주세요"], // note.book-to-alight
  ["이곳에서 하차하려면 ",["agency"],"에 미리 전화해 주세요: ",["phone"]], // note.book-to-alight-phone
  "요청 시 정차: 손을 들어 승차 의사를 표시해 주세요", // note.signal-driver
  "요청 시 정차: 기사에게 하차 의사를 미리 알려 주세요", // note.tell-driver
  [["deadline","date"]," ",["deadline","time"],"까지 예약해 주세요"], // note.book-until
  "예약이 마감되었습니다", // note.too-late-to-book
  "운행 중지", // note.cancelled
  ["총 주차면: ",["places","number"],"면"], // note.parking-spaces
  ["장애인 전용 주차구역: ",["bays","number"],"면"], // note.parking-disabled-bays
  "무료 주차", // note.parking-free
  "유료 주차, 요금 정보 없음", // note.parking-paid
  "자전거 보관소", // place.bicycle-parking
  "오토바이 주차장", // place.motorcycle-parking
  ["출발 전에 호출해 주세요: 예상 대기 시간 ",["wait","duration"]], // note.usual-wait
  "다음 날 이어서 갑니다", // note.next-day
  ["자전거를 끌고 ",["distance","distance"]," 이동"], // note.push-bicycle
  ["자전거 타기 좋은 길: ",["distance","distance"]], // note.cycle-friendly
  ["휠체어 이용 가능 구간: ",["distance","distance"]], // note.section-accessible
  ["휠체어 이용 불가 구간: ",["distance","distance"]], // note.section-inaccessible
  ["휠체어 이용 정보 없는 구간: ",["distance","distance"]], // note.section-unknown
  "휠체어 탑승 가능 차량", // note.service-accessible
  "휠체어 탑승 불가 차량", // note.service-inaccessible
  "차량의 휠체어 탑승 정보 없음", // note.service-unknown
  [["stop"],": 휠체어 이용 가능"], // note.stop-accessible
  [["stop"],": 휠체어 이용 불가"], // note.stop-inaccessible
  [["stop"],": 휠체어 이용 정보 없음"], // note.stop-unknown
  "자전거 휴대 승차 가능", // note.bicycles-allowed
  "자전거 휴대 승차 불가", // note.bicycles-forbidden
  "이곳에는 도로 정보가 없어 직선거리로 계산했습니다", // note.straight-line
  "여객선 이용 구간 있음", // note.ferry
  ["여객선 이용 구간 있음: ",["name"]], // note.ferry-named
  "사유 도로나 통행 제한 도로를 지납니다. 통행 가능 여부를 확인해 주세요", // note.no-through
  "정차 금지 도로에서 타거나 내립니다", // note.no-stopping
  ["통행료: ",["price","money"]], // note.toll
  ["계단 → ",["level"]], // note.take-stairs
  ["계단: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["에스컬레이터 → ",["level"]], // note.take-escalator
  ["에스컬레이터: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["엘리베이터 → ",["level"]], // note.take-lift
  ["엘리베이터: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"],"개 정거장"], // label.stops
  [["direction"]," 방면"], // label.direction
  [["place"],"행"], // label.flight-to
  ["원활할 때 ",["duration","duration"]], // label.without-traffic
  [["kind","select",{"stand":["승차장 ",["platform"]],"pier":[["platform"],"번 선착장"],"gate":["탑승구 ",["platform"]],"other":[["platform"],"번 승강장"]}]], // label.platform
  "이름 없는 길", // label.unnamed-way
  "승차권", // label.ticket
  "공유 자전거", // label.shared-bicycle
  "공유 전동 킥보드", // label.shared-scooter
  [["mode"],"(",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  [["operator"],"에서 예약"], // label.book-with
  "정시", // live.on-time
  [["delay","duration"]," 지연"], // live.late
  [["delay","duration"]," 빠름"], // live.early
  ["변경: ",["platform"],"(기존: ",["planned"],")"], // live.platform-changed
  ["실시간 정보: ",["age","duration"]," 전 업데이트"], // live.updated
  "실시간 정보: 방금 업데이트", // live.updated-now
  [["age","duration"]," 동안 실시간 정보 없음: 시간이 바뀌었을 수 있음"], // live.stale
  [["source","select",{"predicted":"실시간 예측","observed":"실제 시각","carried":"이전 지연으로 추정","stale":"마지막으로 확인된 지연","none":"실시간 정보 없음","other":"시간표"}]], // live.source
  ["환승 여유 ",["slack","duration"]], // live.slack
  "이 환승은 놓칠 가능성이 큼", // live.missed
  ["놓치면: +",["delay","duration"]], // live.if-missed
  "놓쳐도 도착 시각은 같음", // live.if-missed-no-later
  "놓치면: 다른 교통편 없음", // live.if-missed-nothing
  ["이용 가능한 ",["vehicle","select",{"car":"자동차:","bicycle":"자전거:","scooter":"전동 킥보드:","other":"차량:"}]," ",["count","number"],"대 (",["age","duration"]," 전)"], // live.stock-vehicles
  ["빈자리: ",["count","number"],"개 (",["age","duration"]," 전)"], // live.stock-docks
  ["마지막 보고: ",["age","duration"]," 전"], // live.stock-seen
  [["stops","plural",{"other":"이 정류장을 제외하고 다시 찾기"}]], // alert.avoid-stops
  [["effect","select",{"closed":"운행 중지","reduced":"감축 운행","delays":"지연","detour":"우회 운행","additional":"추가 운행","modified":"운행 변경","moved":"정류장 위치 변경","access":"휠체어 이동 경로 이용 제한","lift":"엘리베이터 고장","escalator":"에스컬레이터 고장","other":"운행 안내"}]], // alert.effect
  "출발", // turn.HEAD_TOWARDS
  [["street"]," 방향으로 출발"], // turn.HEAD_TOWARDS.street
  "직진", // turn.CONTINUE_STRAIGHT
  [["street"]," 방향으로 직진"], // turn.CONTINUE_STRAIGHT.street
  "왼쪽 방향", // turn.TURN_SLIGHTLY_LEFT
  ["왼쪽 방향: ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "좌회전", // turn.TURN_LEFT
  [["street"]," 방향으로 좌회전"], // turn.TURN_LEFT.street
  "급좌회전", // turn.TURN_SHARPLY_LEFT
  [["street"]," 방향으로 급좌회전"], // turn.TURN_SHARPLY_LEFT.street
  "오른쪽 방향", // turn.TURN_SLIGHTLY_RIGHT
  ["오른쪽 방향: ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "우회전", // turn.TURN_RIGHT
  [["street"]," 방향으로 우회전"], // turn.TURN_RIGHT.street
  "급우회전", // turn.TURN_SHARPLY_RIGHT
  [["street"]," 방향으로 급우회전"], // turn.TURN_SHARPLY_RIGHT.street
  "유턴", // turn.U_TURN
  [["street"],"에서 유턴"], // turn.U_TURN.street
  "출발지가 서비스 지역 밖에 있습니다.", // empty.outside-from
  "목적지가 서비스 지역 밖에 있습니다.", // empty.outside-to
  "출발지와 목적지가 서로 다른 지역에 있으며, 두 곳을 모두 포함하는 지역이 없습니다.", // empty.different-regions
  "출발지와 목적지가 너무 가까워 이동할 필요가 없습니다.", // empty.too-close
  "출발지 근처에 이용할 수 있는 길이 없습니다.", // empty.off-network-from
  "목적지 근처에 이용할 수 있는 길이 없습니다.", // empty.off-network-to
  "선택한 교통수단은 이 지역에서 이용할 수 없습니다.", // empty.no-modes
  "설정한 제외 조건으로는 경로를 찾지 못했습니다.", // empty.ruled-out
  ["이 날짜의 시간표가 없습니다. 시간표 기간은 ",["from","day"],"부터 ",["to","day"],"까지입니다."], // empty.no-service-date
  "이 시간대에 이용할 수 있는 교통편이 없습니다.", // empty.no-service-in-window
  "출발지 근처에 선택한 교통수단의 정류장이 없습니다.", // empty.no-stop-from
  "목적지 근처에 선택한 교통수단의 정류장이 없습니다.", // empty.no-stop-to
  "선택한 교통수단으로 갈 수 있는 경로가 없습니다.", // empty.no-connection
  "제외한 정류장을 거치지 않는 경로가 없습니다.", // empty.avoided-stops
  "이 시간대의 모든 경로는 제시간에 도착하지 못합니다.", // empty.arrives-too-late
  "휠체어로 이용할 수 있는 경로가 없습니다.", // empty.inaccessible
  "모든 경로의 도보 시간이 설정한 한도를 넘습니다.", // empty.walk-too-long
  "걷거나 자전거, 자동차로만 가기에는 너무 멉니다.", // empty.too-far
  "출발지 근처의 대여 서비스는 빌린 곳에 반납해야 하므로 편도로 이용할 수 없습니다.", // empty.round-trip-only
  [["mode"],": 출발지 근처에서 이용할 수 없습니다."], // empty.no-vehicle-from
  [["mode"],": 출발지 근처에서 빌려 목적지에서 반납할 수 없습니다."], // empty.no-vehicle-to
  [["mode"],": 출발지가 운행 구역 밖에 있습니다."], // empty.outside-zone-from
  [["mode"],": 목적지가 운행 구역 밖에 있습니다."], // empty.outside-zone-to
  [["mode"],": 이 시간에는 운영하지 않습니다."], // empty.closed
  [["mode"],": 이 업체는 이 지역에서 운영하지 않습니다."], // empty.unknown-provider
  "선택한 교통수단보다 전 구간을 걷는 편이 낫습니다.", // empty.walking-is-better
  "선택한 교통수단을 함께 이용해도 한 가지만 이용하거나 걷는 것보다 나은 경로가 없습니다. 해당 경로를 보려면 교통수단을 하나씩 선택해 검색해 주세요.", // empty.not-better
  "검색 시간이 초과되어 경로를 찾지 못했습니다.", // empty.stopped-early
  [["mode"],": 출발지 근처에 이용할 수 있는 길이 없습니다."], // off-network.from
  [["mode"],": 목적지 근처에 이용할 수 있는 길이 없습니다."], // off-network.to
  ["교통수단 ‘",["mode"],"’: 더 이상 사용되지 않습니다. 대체 식별자: ‘",["replacement"],"’"], // advisory.deprecated-mode
  ["알 수 없는 교통수단이어서 무시했습니다: ‘",["mode"],"’"], // advisory.unknown-mode
  ["알 수 없는 교통수단이어서 무시했습니다: ‘",["mode"],"’. 혹시 이것인가요? ‘",["nearest"],"’"], // advisory.unknown-mode-nearest
  [["mode"],": 이 지역에서 이용할 수 없어 제외했습니다."], // advisory.unavailable-mode
  ["알 수 없는 정류장이어서 무시했습니다: ‘",["stop"],"’"], // advisory.unknown-stop
  ["알 수 없는 운영사, 기관, 데이터 또는 노선입니다: ‘",["name"],"’"], // advisory.unknown-limit
  ["지원하지 않는 언어입니다: ‘",["language"],"’"], // advisory.unknown-language
  "검색이 일찍 종료되었습니다. 더 나은 경로가 있을 수 있습니다.", // advisory.stopped-early
  "도로 정보가 없어 도보 경로를 직선거리로 추정했습니다.", // advisory.straight-line-walks
  ["해당 시간에 이용 불가: ",["names"]], // advisory.closed-by-alert
  "해당 시간부터 세 시간 안에 출발하는 시간표 운행편이 없습니다. 그다음 출발편을 표시합니다.", // advisory.leaves-much-later
  "해당 시간 전 세 시간 안에 도착하는 시간표 운행편이 없습니다. 그 전의 마지막 도착편을 표시합니다.", // advisory.arrives-much-earlier
  "운행 중지", // board.cancelled
  "무정차 통과", // board.skipped
  "이 시간에는 출발편이 없습니다.", // board.no-departures
  "이 시간에는 도착편이 없습니다.", // board.no-arrivals
  "저장한 뒤로 이 경로의 시간이 바뀌었습니다.", // advisory.trip-times-changed
  [["line"],": 저장한 대로 운행하지 않습니다. 대체편: ",["other"]], // advisory.trip-line-replaced
  "이 경로는 더 이상 저장한 대로 이용할 수 없어 다시 검색했습니다.", // advisory.trip-replanned
  [["line"],": 운행이 중지되었습니다."], // advisory.trip-cancelled
  "이 경로는 더 이상 이용할 수 없으며 다른 경로를 찾지 못했습니다.", // advisory.trip-gone
  [["goal","select",{"car":"자동차까지","bicycle":"자전거까지","scooter":"전동 킥보드까지","motorbike":"오토바이까지","pickup":"차량 탑승 장소까지","other":"차량까지"}]," 도보 이동"], // action.walk-goal
  [["goal","select",{"car":"자동차까지","pickup":"차량 탑승 장소까지","other":"차량까지"}]," 휠체어로 이동"], // action.roll-goal
  [["kind","select",{"stand":["승차장 ",["platform"],"까지"],"pier":[["platform"],"번 선착장까지"],"gate":["탑승구 ",["platform"],"까지"],"other":[["platform"],"번 승강장까지"]}]," 도보 이동"], // action.walk-platform
  [["kind","select",{"stand":["승차장 ",["platform"],"까지"],"pier":[["platform"],"번 선착장까지"],"gate":["탑승구 ",["platform"],"까지"],"other":[["platform"],"번 승강장까지"]}]," 휠체어로 이동"], // action.roll-platform
  ["도보 환승: ",["place"]], // action.walk-change
  ["휠체어 환승: ",["place"]], // action.roll-change
  "탑승 수속 대기", // action.wait-checkin
  "출발, 도착, 환승 횟수가 같거나 더 나은 경로가 있습니다.", // removed.dominated
  "전 구간을 걷는 편이 더 빠르거나 비슷하고, 더 힘들지도 않습니다.", // removed.walking-is-better
  "한 가지 교통수단만 이용하는 편이 모든 면에서 같거나 더 낫습니다.", // removed.single-mode-is-better
  "모든 면에서 뒤지지 않고 한 가지 이상 더 나은 경로가 있습니다.", // removed.worse-than-another
  "조합하려는 교통수단 중 한 가지만 이용합니다.", // removed.one-mode-only
  "다른 곳에서 주차, 대여 또는 반납하면 더 빠릅니다.", // removed.slower-alike
  "똑같이 가깝고 빠른 주차장이 있으며, 노상 주차보다 자리를 찾기 쉽습니다.", // removed.car-park-alike
  "다른 경로보다 선호 조건에 더 잘 맞지는 않습니다.", // removed.fits-no-better
  "시간이 부족하여 한 가지 교통수단만 이용하는 경로와 비교하지 못했습니다.", // removed.out-of-time
  "더 나은 경로와 같은 차량을 이용합니다.", // removed.same-vehicles
  "가장 좋은 경로만 요청했습니다.", // removed.not-the-best
  "요청한 시각보다 늦게 도착합니다.", // removed.arrives-too-late
  "도보 시간이 설정한 한도를 넘습니다.", // removed.walk-too-long
  "대중교통 없이는 시간이 너무 오래 걸립니다.", // removed.takes-too-long
  "휠체어로 이용할 수 없는 구간이 있습니다.", // removed.inaccessible
  "제외한 정류장을 이용합니다.", // removed.avoided-stop
  "제외한 노선이나 교통수단을 이용합니다.", // removed.ruled-out
  "이 시각에 이용할 수 없거나 운행하지 않는 구간이 있습니다.", // removed.not-running
  "제외한 교통수단의 노선", // ruled-out.avoided-mode
  "제외한 운영사 또는 데이터의 노선", // ruled-out.operator-limit
  "따로 지정할 때만 안내하는 노선", // ruled-out.only-when-named
  "휠체어로 탈 수 없는 차량의 노선", // ruled-out.inaccessible-vehicle
  "자전거 휴대 승차 정보가 없는 노선", // ruled-out.no-bicycles
  "휠체어로 이용할 수 없는 정류장", // ruled-out.inaccessible-stop
  "제외한 정류장", // ruled-out.avoided-stop
  "운행 장애로 이용할 수 없는 노선과 정류장", // ruled-out.closed-by-alert
  "요금 정보가 없습니다.", // unknown.price
  "차량의 휠체어 탑승 가능 여부 정보가 없습니다.", // unknown.vehicle-access
  "정류장의 휠체어 이용 가능 여부 정보가 없습니다.", // unknown.stop-access
  "휠체어 이용 가능 여부를 알 수 없는 구간이 있습니다.", // unknown.path-access
  "자전거 휴대 승차 가능 여부 정보가 없습니다.", // unknown.bicycles-aboard
  "이곳에는 도로 정보가 없어 직선거리로 계산했습니다.", // unknown.streets
  "시각은 실제와 다를 수 있습니다.", // unknown.times
  "일정한 간격으로 운행하며 정확한 출발 시각은 공개되지 않습니다.", // unknown.departure
  "지금 예약할 수 있는지에 대한 정보가 없습니다.", // unknown.booking
  "예상 대기 시간이며 실제와 다를 수 있습니다.", // unknown.wait
  "빈 주차 공간 정보가 없습니다.", // unknown.parking
  "차량의 남은 주행 가능 거리 정보가 없습니다.", // unknown.range
  "출발지가 없습니다.", // refusal.no-origin
  "목적지가 없습니다.", // refusal.no-destination
  "요청을 이해할 수 없습니다.", // refusal.bad-request
  ["알 수 없는 지역입니다: ‘",["region"],"’"], // refusal.unknown-region
  "알 수 없는 경로입니다.", // refusal.unknown-trip
  "이 구간에는 다른 출발편이 없습니다.", // refusal.not-a-ride
  "이 구간의 다른 출발편을 찾지 못했습니다.", // refusal.no-other-vehicle
  "이전 편은 정류장에 도착하기 전에 출발합니다.", // refusal.leaves-too-early
  "이 서비스는 키를 직접 발급하지 않습니다. 운영자에게 문의해 주세요.", // refusal.no-registration
  "다른 키가 이미 이 이름을 쓰고 있습니다. 다른 이름을 선택해 주세요.", // refusal.label-taken
  "이 서비스의 운영자만 할 수 있습니다.", // refusal.not-operator
  "요청에 API 키가 없습니다.", // refusal.no-key
  "API 키가 올바르지 않거나 활성화되지 않았습니다.", // refusal.unknown-key
  "이 API 키의 할당량을 모두 사용했습니다. 나중에 다시 시도해 주세요.", // refusal.over-quota
  "짧은 시간에 요청이 너무 많았습니다. 잠시 후 다시 시도해 주세요.", // refusal.too-fast
  "지금은 이용자가 많습니다. 잠시 후 다시 시도해 주세요.", // refusal.overloaded
  "서버에 문제가 발생했습니다. 나중에 다시 시도해 주세요.", // refusal.internal
 ],
 modes: [
  "대중교통", // pt_pub
  "버스", // pt_pub_bus
  "케이블 전차", // pt_pub_cablecar
  "합승 택시", // pt_pub_car
  "여객선", // pt_pub_ferry
  "시외버스", // pt_pub_coach
  "급행버스", // pt_pub_expressbus
  "푸니쿨라", // pt_pub_funicular
  "곤돌라", // pt_pub_gondola
  "도시철도", // pt_pub_metro
  "모노레일", // pt_pub_monorail
  "지역 열차", // pt_pub_regionaltrain
  "지하철", // pt_pub_subway
  "열차", // pt_pub_train
  "트램", // pt_pub_tram
  "통학버스", // pt_ltd_SCHOOLBUS
  "수요응답형 교통(DRT)", // ps_drt
  "택시", // ps_tax
  "앱 호출 차량", // ps_tnc
  "자가용", // me_car
  "카셰어링", // me_car-s
  "렌터카", // me_car-r
  "카풀", // me_car-p
  "오토바이", // me_mot
  "자전거 또는 전동 킥보드", // me_mic
  "자전거", // me_mic_bic
  "접이식 자전거", // me_mic_fold-bic
  "전동 킥보드", // me_mic_e-sco
  "고속 전동 킥보드", // me_mic_fast-e-sco
  "공유 자전거 또는 전동 킥보드", // me_mic-s
  "자전거(이전 식별자)", // cy_bic
  "공유 자전거(이전 식별자)", // cy_bic-s
  "도보", // wa_wal
  "휠체어", // wa_whe
  "항공편", // in_air
  "장거리 열차", // in_rail
  "고속버스", // in_coach
  "장거리 여객선", // in_ferry
  "노상 주차", // stationary_parking-onstreet
  "주차장", // stationary_parking-offstreet
  "대기", // stationary_wait
  "환승", // stationary_transfer
  "차량 대여", // stationary_vehicle-collect
  "차량 반납", // stationary_vehicle-return
  "탑승 수속", // stationary_airport-checkin
  "공항 도착", // stationary_airport-checkout
  "항공편 환승", // stationary_airport-transfer
 ],
};

// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "오픈 데이터 기반 문 앞까지 길찾기", // tagline
  "지도를 표시할 수 없습니다. 이 브라우저는 WebGL을 지원하지 않습니다. 정류장 이름과 좌표로는 검색할 수 있습니다.", // noMap
  "아직 이용할 수 있는 지역이 없습니다.", // noRegions
  "지역", // region
  "언어", // language
  "밝은 화면/어두운 화면 전환", // theme
  "지도", // map
  "출발지", // from
  "목적지", // to
  "옵션 더 보기", // moreChoices
  "옵션 접기", // fewerChoices
  "정류장, 주소 또는 장소", // placeHint
  "알 수 없는 장소입니다. 정류장 이름, 주소 또는 좌표(예: 41.15, -8.61)를 입력해 주세요.", // unknownPlace
  "출발지와 목적지 바꾸기", // swap
  "지도 중심 사용", // mapCentre
  "처음부터 다시", // clear
  "지도에서 출발지를 누른 다음 목적지를 눌러 주세요.", // clickFrom
  "이제 목적지를 눌러 주세요.", // clickTo
  "시간", // when
  "지금 출발", // now
  "이 시각에 출발", // depart
  "이 시각까지 도착", // arrive
  "현지 날짜와 시간", // localTime
  "교통수단", // modes
  "휠체어", // wheelchair
  "우선순위", // priority
  "균형 있게", // balanced
  "빠르게", // fast
  "편하게", // easy
  "친환경", // green
  "저렴하게", // cheap
  "도보 제한 없음", // anyWalking
  ["도보 최대 ",["n","number"],"분"], // mostWalking
  "최대 도보", // walkingLimit
  "할인 요금", // concession
  "예시로 검색해 보세요", // examples
  "경로를 찾는 중…", // searching
  ["경로 ",["n","number"],"개"], // results
  "환승 없음", // direct
  ["환승 ",["n","number"],"회"], // changes
  ["도보 ",["distance","distance"]], // onFoot
  ["휠체어 ",["distance","distance"]], // inWheelchair
  [["duration","duration"]," 간격"], // every
  "다른 시간대", // otherTimes
  [["n","number"],"개 정거장 경유"], // stopsOnTheWay
  "길 안내", // directions
  "도착", // arriveStep
  "실시간", // live
  [["load","select",{"empty":"비어 있음","many":"좌석 여유 많음","few":"좌석 여유 적음","standing":"입석만 가능","full":"만차","closed":"승차 불가","other":""}]], // occupancy
  "운행 중지", // cancelled
  "예약 마감", // tooLateToBook
  "출발함", // left
  "전체 경로", // back
  "경로를 찾지 못했습니다", // nothing
  [["date","day"]," 경로 찾기"], // tryDate
  "다른 시간이나 다른 장소로 검색하거나 교통수단을 더 선택해 보세요.", // nothingHint
  "경로 서버가 응답하지 않습니다. 서버가 실행 중인지 확인해 주세요.", // unreachable
  "경로를 찾을 수 없습니다", // refused
  "다시 시도", // retry
  "이 경로를 안내하는 이유", // why
  "결과가 없는 이유", // whyNothing
  ["경로 ",["n","number"],"개 검토, ",["shown","number"],"개 표시"], // considered
  ["출발지 근처 정류장 ",["n","number"],"개"], // stopsFrom
  ["목적지 근처 정류장 ",["n","number"],"개"], // stopsTo
  "검색이 일찍 종료되었습니다.", // endedEarly
  "선택한 경로의 점수(낮을수록 좋음)", // chosenScore
  "시간", // scoreTime
  "요금", // scorePrice
  "탄소 배출량", // scoreCarbon
  "불편함", // scoreHassle
  "확인되지 않은 정보", // notKnown
  ["더 나은 경로: ",["time"]], // betterTrip
  "운행 안내", // alerts
  "운행 장애", // alertSevere
  "주의", // alertWarning
  "안내", // alertInfo
  "자세히 보기", // moreInformation
  ["제외한 정류장 ",["n","number"],"곳"], // avoidedStops
  "모든 정류장 다시 포함", // useAllStops
  ["시간표: ",["clock"]], // plannedTime
  "출발 시간", // departures
  [["stop"]," 출발 시간"], // departuresFrom
  "앞으로 24시간 동안 출발하는 차편이 없습니다.", // noDepartures
  "이 정류장에 서지 않음", // skipsStop
  "API 키", // keysTitle
  "이 길찾기 서비스를 쓰는 프로그램은 요청마다 키를 보냅니다. 여기에서 키를 발급받을 수 있습니다.", // keysIntro
  "개인, 앱 또는 학교 이름", // keyHolder
  "키 발급", // keyRegister
  ["새 키는 모든 서버에 전달된 뒤부터 쓸 수 있습니다. 걸리는 시간: ",["delay","duration"]], // keyDelay
  [["n","plural",{"other":["월 무료 요청 ",["n","number"],"회"]}]], // keyFree
  "내 키", // yourKey
  "안전한 곳에 보관해 주세요. 다시 표시되지 않습니다.", // keyOnce
  ["주소에 넣지 말고 이 헤더로 보내 주세요: ",["header"]], // keyHeader
  ["사용 시작: ",["start","date"]," ",["start","time"]], // keyStart
  "복사", // keyCopy
  "복사됨", // keyCopied
  "키 사용량", // keyUse
  "사용량 보기", // keyShowUse
  [["n","plural",{"other":["이번 달 무료 요청 ",["free","number"],"회 중 ",["n","number"],"회 사용"]}]], // keyCallsOf
  [["n","plural",{"other":["이번 달 요청 ",["n","number"],"회"]}]], // keyCalls
  ["집계가 다시 시작되는 날: ",["day","date"]], // keyRenews
  "1~80자의 이름을 입력해 주세요.", // keyWrongName
  "이 길찾기 서비스는 키 없이 사용할 수 있습니다.", // noKeysNeeded
  "길찾기", // planTrip
];

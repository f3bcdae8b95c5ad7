// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "오픈 데이터로 찾는 문 앞까지의 길", // tagline
  "지도 없음: 이 브라우저는 WebGL을 지원하지 않습니다. 정류장 이름과 좌표는 사용할 수 있습니다.", // noMap
  "아직 등록된 지역이 없습니다.", // noRegions
  "지역", // region
  "언어", // language
  "밝게/어둡게 전환", // theme
  "지도", // map
  "출발", // from
  "도착", // to
  "더 보기", // moreChoices
  "간단히 보기", // fewerChoices
  "정류장 이름 또는 좌표", // placeHint
  "알 수 없는 장소입니다. 정류장 이름이나 41.15, -8.61 같은 좌표를 입력하세요.", // unknownPlace
  "출발지와 도착지 바꾸기", // swap
  "지도 중심 사용", // mapCentre
  "처음부터", // clear
  "지도에서 출발지를 누른 다음 도착지를 누르세요.", // clickFrom
  "이제 도착지를 누르세요.", // clickTo
  "시간", // when
  "지금 출발", // now
  "출발 시각", // depart
  "도착 시각", // arrive
  "현지 날짜와 시간", // localTime
  "이동 수단", // modes
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
  "또는 다음을 시도해 보세요", // examples
  "경로를 찾는 중…", // searching
  ["경로 ",["n","number"],"개"], // results
  "환승 없음", // direct
  ["환승 ",["n","number"],"회"], // changes
  ["도보 ",["distance","distance"]], // onFoot
  ["휠체어 ",["distance","distance"]], // inWheelchair
  [["duration","duration"]," 간격"], // every
  "다른 시간", // otherTimes
  ["중간 정류장 ",["n","number"],"곳"], // stopsOnTheWay
  "길 안내", // directions
  "도착", // arriveStep
  "실시간", // live
  "운행 취소", // cancelled
  "예약 마감", // tooLateToBook
  "이미 출발함", // left
  "모든 경로", // back
  "경로를 찾지 못했습니다", // nothing
  [["date","day"]," 기준으로 찾기"], // tryDate
  "다른 시간, 더 많은 이동 수단 또는 다른 장소로 시도해 보세요.", // nothingHint
  "경로 서버가 응답하지 않습니다. 아직 실행 중인가요?", // unreachable
  "계획할 수 없습니다", // refused
  "다시 시도", // retry
  "왜 이 경로인가요?", // why
  "왜 결과가 없나요?", // whyNothing
  [["n","number"],"개 검토, ",["shown","number"],"개 표시"], // considered
  ["출발지에서 갈 수 있는 정류장 ",["n","number"],"개"], // stopsFrom
  ["도착지 근처 정류장 ",["n","number"],"개"], // stopsTo
  "검색이 일찍 끝났습니다.", // endedEarly
  "선택한 경로의 점수(낮을수록 좋음)", // chosenScore
  "시간", // scoreTime
  "요금", // scorePrice
  "배출량", // scoreCarbon
  "수고", // scoreHassle
  "알려지지 않은 정보", // notKnown
  ["더 나은 경로: ",["time"]], // betterTrip
];

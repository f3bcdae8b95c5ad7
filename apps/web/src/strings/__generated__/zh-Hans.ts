// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "用开放数据规划门到门出行", // tagline
  "无法显示地图：此浏览器不支持 WebGL。仍可输入站名或坐标。", // noMap
  "规划服务暂无可用地区。", // noRegions
  "地区", // region
  "语言", // language
  "切换浅色或深色", // theme
  "地图", // map
  "起点", // from
  "终点", // to
  "更多选项", // moreChoices
  "收起选项", // fewerChoices
  "站名、地址或地点", // placeHint
  "未知地点。请输入站名、地址或坐标，例如 41.15, -8.61。", // unknownPlace
  "交换起点和终点", // swap
  "使用地图中心点", // mapCentre
  "重新开始", // clear
  "请在地图上点击起点，再点击终点。", // clickFrom
  "请点击终点。", // clickTo
  "时间", // when
  "现在出发", // now
  "出发时间", // depart
  "最晚到达", // arrive
  "当地日期和时间", // localTime
  "出行方式", // modes
  "轮椅", // wheelchair
  "偏好", // priority
  "综合", // balanced
  "省时", // fast
  "轻松", // easy
  "低碳", // green
  "省钱", // cheap
  "步行不限", // anyWalking
  ["步行最多",["n","number"],"分钟"], // mostWalking
  "步行上限", // walkingLimit
  "优惠票价", // concession
  "或试试以下示例", // examples
  "正在查找方案…", // searching
  [["n","number"],"个方案"], // results
  "直达", // direct
  ["换乘",["n","number"],"次"], // changes
  ["步行",["distance","distance"]], // onFoot
  ["乘轮椅",["distance","distance"]], // inWheelchair
  ["每",["duration","duration"],"一班"], // every
  "其他时间", // otherTimes
  ["途经",["n","number"],"站"], // stopsOnTheWay
  "路线指引", // directions
  "到达", // arriveStep
  "实时", // live
  [["load","select",{"empty":"空车","many":"座位充足","few":"座位较少","standing":"仅剩站位","full":"已满","closed":"不载客","other":""}]], // occupancy
  "停运", // cancelled
  "已过预约时间", // tooLateToBook
  "已出发", // left
  "全部方案", // back
  "未找到方案", // nothing
  ["查询",["date","day"],"的方案"], // tryDate
  "请尝试其他时间、更多出行方式或其他地点。", // nothingHint
  "规划服务没有响应。服务器是否仍在运行？", // unreachable
  "无法规划此次出行", // refused
  "重试", // retry
  "为什么是这些方案？", // why
  "为什么没有结果？", // whyNothing
  ["共比较",["n","number"],"个方案，显示",["shown","number"],"个"], // considered
  ["起点附近有",["n","number"],"个车站"], // stopsFrom
  ["终点附近有",["n","number"],"个车站"], // stopsTo
  "搜索提前结束。", // endedEarly
  "所选方案的评分（越低越好）", // chosenScore
  "时间", // scoreTime
  "价格", // scorePrice
  "排放", // scoreCarbon
  "费力程度", // scoreHassle
  "缺少的信息", // notKnown
  ["更优方案：",["time"]], // betterTrip
  "公告", // alerts
  "运营中断", // alertSevere
  "提醒", // alertWarning
  "信息", // alertInfo
  "更多信息", // moreInformation
  ["已避开",["n","number"],"站"], // avoidedStops
  "恢复使用所有车站", // useAllStops
  ["时刻表：",["clock"]], // plannedTime
  "发车时刻", // departures
  [["stop"]," 发车时刻"], // departuresFrom
  "未来24小时内没有班次。", // noDepartures
  "不停靠本站", // skipsStop
  "API 密钥", // keysTitle
  "使用此规划服务的程序在每次请求时都要发送密钥。可在此注册。", // keysIntro
  "个人、应用或学校的名称", // keyHolder
  "注册", // keyRegister
  ["新密钥需要等所有服务器都获知后才能使用，所需时间：",["delay","duration"]], // keyDelay
  [["n","plural",{"other":["每月 ",["n","number"]," 次免费请求"]}]], // keyFree
  "密钥", // yourKey
  "请妥善保存，之后不会再次显示。", // keyOnce
  ["请放在此请求头中发送，切勿写入网址：",["header"]], // keyHeader
  ["启用时间：",["start","date"]," ",["start","time"]], // keyStart
  "复制", // keyCopy
  "已复制", // keyCopied
  "密钥用量", // keyUse
  "查看用量", // keyShowUse
  [["n","plural",{"other":["本月 ",["free","number"]," 次免费请求已用 ",["n","number"]," 次"]}]], // keyCallsOf
  [["n","plural",{"other":["本月 ",["n","number"]," 次请求"]}]], // keyCalls
  ["重新计数日期：",["day","date"]], // keyRenews
  "请输入 1 至 80 个字符的名称。", // keyWrongName
  "此规划服务无需密钥。", // noKeysNeeded
  "规划出行", // planTrip
];

import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopInfo } from "../shopInfo.ts";

const documents = {
  type: "店铺类型",
  realname: "真实姓名",
  company: "公司名称",
  certType: "证件类型",
  idNo: "证件号码",
  cardImgs: "证件照片",
  licence: "营业执照",
  brandImg: "品牌授权书",
};
const details = {
  names: "店铺名称",
  addresses: "地址",
  logo: "店铺标志",
  thumb: "封面图",
  produce: "店铺简介",
  country: "国家/地区",
  city: "城市",
  category: "主营类目",
  point: "地图位置",
  owner: "联系人",
  phone: "电话",
  email: "邮箱",
  weixin: "微信号",
  payAddress: "收款地址",
  referrer: "推荐人",
  exclusiveCode: "邀请码",
  businessHours: "营业时间",
  showId: "显示店铺编号",
  showEmail: "显示邮箱",
  showPhone: "显示电话",
  showWeixin: "显示微信号",
};
export const applicationFields = {
  ...documents,
  ...details,
  status: "状态",
  reason: "原因",
  reasonText: "详细说明",
  submittedAt: "提交时间",
  deadline: "审核截止",
  reviewedAt: "审核时间",
};
export const applicationChoices = {
  type: {
    individual: "个人店",
    enterprise: "企业店",
    flagship: "旗舰店",
  },
  certType: {
    idCard: "身份证",
    passport: "护照",
    driverLicence: "驾驶证",
    abn: "ABN（澳大利亚商业编号）",
    acn: "ACN（澳大利亚公司编号）",
    creditCode: "统一社会信用代码",
  },
  status: {
    documents: "资质验证",
    details: "店铺资料",
    reviewing: "审核中",
    approved: "已通过",
    rejected: "已驳回",
  },
  reason: {
    companyName: "名称与证件不一致",
    number: "证件号码有误",
    imageUnclear: "图片不清晰",
    imageRules: "图片违反规定",
    other: "其他",
  },
};
export const applicationHelp = {
  idNo: "须与证件完全一致，空格不影响。",
  cardImgs: "正反两面，清晰完整：JPG 或 PNG，每张不超过 5 MB。",
  licence: "整页清晰的照片：JPG 或 PNG，不超过 5 MB。",
  brandImg: "商标注册证，或允许使用该品牌的授权书。",
  names: "英文必填；缺少其他语言时，买家看到英文名称。",
  logo: "正方形，至少 200 × 200 像素。",
  thumb: "显示在店铺列表中，建议 460 × 210 像素。",
  produce: "用几句话介绍您销售的商品。",
  category: "选择您大部分商品所属的类目。",
  point: "以度为单位，例如悉尼市中心为 -33.8688 和 151.2093。",
  owner: "平台将与此人联系店铺事宜。",
  payAddress: "您的钱包地址，没有可不填。",
  exclusiveCode: "4 至 20 位字母、数字和连字符，由平台发给受邀店铺。",
};

const messages: ResourceMessages<typeof shopInfo> = {
  name: "店铺信息 |||| 店铺信息",
  listName: "店铺信息",
  fields: {
    ...applicationFields,
    abn: "ABN 号码",
    gstRegistered: "已登记 GST",
    gstFrom: "登记日期",
    reviewer: "审核人",
  },
  choices: applicationChoices,
  actions: {
    applyShopCert: "保存资质",
    applyShopDetail: "保存店铺资料",
    submitShopInfo: "提交审核",
  },
  titles: {
    applyShopCert: "修改资质",
    applyShopDetail: "修改店铺资料",
    submitShopInfo: "提交审核？",
  },
  consequences: { submitShopInfo: "平台将审核您填写的资料，审核期间不能修改。" },
  done: {
    applyShopCert: "资质已保存",
    applyShopDetail: "店铺资料已保存",
    submitShopInfo: "已提交审核",
  },
  inputs: { applyShopCert: documents, applyShopDetail: details },
  inputChoices: {
    applyShopCert: { type: applicationChoices.type, certType: applicationChoices.certType },
  },
  groups: {
    shop: "店铺",
    place: "所在地",
    contact: "联系方式",
    hours: "营业时间",
    tax: "ABN 与 GST",
    display: "对买家显示",
    more: "收款与推荐",
    qualification: "资质验证",
  },
  help: {
    ...applicationHelp,
    abn: "11 位澳大利亚商业号码，会印在发票上。",
    gstRegistered: "开启后价格含 GST，买家会收到税务发票；未登记的店铺不收取 GST。",
    gstFrom: "从这一天起，新订单的价格含 GST。",
  },
  errors: {
    documentsMissing: "请先完成资质，再填写店铺资料",
    notApproved: "店铺尚未通过审核：请在入驻流程中填写资料",
  },
  validation: {
    certType: "这种店铺不能使用此证件认证",
    abn: "ABN 不正确：11 位数字未通过校验",
    acn: "ACN 不正确：9 位数字未通过校验",
    creditCode: "统一社会信用代码不正确：18 位字符未通过校验",
    idCard: "身份证号码不正确：18 位字符未通过校验",
    disabled: "%{field}不对新店铺开放，请另选",
    cityElsewhere: "该城市不在所选国家",
  },
  empty: "店铺通过审核时的资料。",
};
export default messages;

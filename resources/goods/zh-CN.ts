import type { ResourceWords } from "../../framework/schema/index.ts";
import { skuWords } from "../skus/zh-CN.ts";
import type { goods } from "./goods.ts";
import { matrixWords } from "./matrix/words/zh-CN.ts";
import { goodsWords } from "./words/zh-CN.ts";

const words: ResourceWords<typeof goods> = {
  name: "商品 |||| 商品",
  listName: "在售商品",
  fields: {
    title: "标题",
    description: "卖点",
    category: "平台分类",
    shopCategory: "店铺分类",
    tagIds: "标签",
    sort: "权重",
    mainImg: "主图",
    imgs: "相册",
    video: "视频",
    attributes: "规格属性",
    skus: "规格明细",
    stockType: "减库存方式",
    freightTemplate: "运费模板",
    detail: "详情",
    params: "参数",
    type: "类型",
    status: "状态",
    rejectReason: "驳回原因",
    languages: "语言",
    price: "价格",
    maxPrice: "最高价",
    stock: "库存",
    skuCount: "在售规格数",
    commissionRate: "佣金比例",
    sellNum: "销量",
    clickNum: "点击量",
    payNum: "付款人数",
    commentNum: "评论数",
    goodCommentNum: "好评数",
    badCommentNum: "差评数",
    collectNum: "收藏数",
  },
  choices: {
    languages: { en: "英文", zhCN: "简体", zhTW: "繁体", km: "高棉文" },
    stockType: {
      onOrder: "下单减库存",
      onPayment: "付款减库存",
    },
    type: {
      ordinary: "普通",
      seckill: "秒杀",
      group: "拼团",
    },
    status: {
      onSale: "出售中",
      inWarehouse: "仓库中",
      pendingReview: "待审核",
      rejected: "已驳回",
    },
  },
  actions: {
    shangjia: "上架",
    xiajia: "下架",
  },
  views: {
    outlist: "仓库商品",
    publish: "发布商品",
  },
  consequences: {
    shangjia: "买家立即可以看到并下单；若平台需审核商品，则在审核通过后生效。",
    xiajia: "买家将不再看到该商品。已下的订单不受影响。",
  },
  groups: {
    main: "商品",
    pictures: "图片",
    specification: "规格",
    delivery: "库存与配送",
    detail: "详情",
    params: "参数",
  },
  help: {
    sort: "数值越大，在店铺中越靠前",
    stockType: "下单减库存：未付款订单在关闭前占用库存。付款减库存：先付款者先得。",
  },
  rows: {
    params: {
      name: "名称",
      value: "值",
      sort: "排序",
    },
    skus: skuWords,
  },
  inputs: {
    query: {
      goodsId: "商品",
    },
    addQuality: {
      id: "编号",
      goodsId: "商品",
      name: "名称",
      value: "值",
      sort: "排序",
    },
    deleteQuality: {
      ids: "编号",
    },
    getPlatformList: {
      page: "页码",
      pageSize: "每页条数",
      title: "标题",
      cateId: "分类",
    },
  },
  screen: {
    ...goodsWords,
    matrix: matrixWords,
    import: "商品将进入仓库，不会自动上架。",
    columns: {
      attribute1: "属性1",
      attribute2: "属性2",
      attribute3: "属性3",
      value1: "属性值1",
      value2: "属性值2",
      value3: "属性值3",
    },
  },
  refusals: {
    sourceAddress: "这不是一个网页地址",
    sourcePrivate: "该地址不在公网上",
    sourceMissing: "该地址没有页面",
    sourceTooLarge: "页面太大，无法读取",
    sourceUnreachable: "无法连接对方服务器，或响应超时",
    sourceNoProduct: "页面没有说明所售商品。请换用单个商品的页面。",
    compareAtDropped: "划线价 %{compareAt} 低于价格 %{price}，已忽略",
    stockBelowZero: "库存 %{stock} 按 0 处理",
    stockZero: "库存为 0：补货后才能购买",
    codeTwice: "SKU %{code} 重复：该规格将使用新编码",
    picturesLeftOut: "只保留主图和另外 %{max} 张图片",
    tagsLeftOut: "每个商品最多 %{max} 个标签，每个不超过 40 字，其余已忽略",
    noSuchCombination: "该规格不是属性值的组合",
    combinationTwice: "该组合重复",
    aboveOriginal: "价格高于原价",
    noStock: "没有库存：请至少给一个规格填写大于 0 的库存",
    incomplete: "上架前请先补全标出的内容",
    tooManyParams: "一个商品最多 %{max} 个参数",
  },
  empty: "买家可下单的商品列在这里。请发布商品、从文件导入，或上架仓库中的商品。",
};
export default words;

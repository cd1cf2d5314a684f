import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { skuMessages } from "../../skus/locales/en.ts";
import type { goods } from "../goods.ts";
import { matrixMessages } from "../matrix/locales/en.ts";
import { goodsMessages } from "./screen/en.ts";

const messages: ResourceMessages<typeof goods> = {
  name: "Product |||| Products",
  listName: "Products",
  fields: {
    title: "Title",
    description: "Short description",
    category: "Category",
    shopCategory: "Collection",
    tagIds: "Tags",
    sort: "Sort priority",
    mainImg: "Main image",
    imgs: "Gallery",
    video: "Video",
    attributes: "Options",
    skus: "Variants",
    stockType: "Reserve stock",
    freightTemplate: "Shipping profile",
    taxCode: "Tax",
    detail: "Description",
    params: "Specifications",
    type: "Type",
    status: "Status",
    rejectReason: "Reason for declining",
    languages: "Languages",
    price: "Price",
    maxPrice: "Highest price",
    stock: "Stock",
    skuCount: "Available variants",
    commissionRate: "Commission",
    sellNum: "Units sold",
    clickNum: "Clicks",
    payNum: "Customers",
    commentNum: "Reviews",
    goodCommentNum: "Positive reviews",
    badCommentNum: "Negative reviews",
    collectNum: "Favourites",
  },
  choices: {
    languages: { en: "English", zhCN: "简体", zhTW: "繁體", km: "ខ្មែរ" },
    taxCode: { taxable: "GST included", gstFree: "GST-free" },
    stockType: {
      onOrder: "At checkout",
      onPayment: "After payment",
    },
    type: {
      ordinary: "Standard",
      seckill: "Flash sale",
      group: "Group deal",
    },
    status: {
      onSale: "Active",
      inWarehouse: "Draft",
      pendingReview: "Pending review",
      rejected: "Declined",
    },
  },
  actions: {
    shangjia: "Publish",
    xiajia: "Unpublish",
  },
  titles: {
    shangjia: "Publish %{what}?",
    xiajia: "Unpublish %{what}?",
  },
  done: {
    shangjia: {
      onSale: "Product published |||| %{smart_count} products published",
      pendingReview:
        "Product submitted for review |||| %{smart_count} products submitted for review",
    },
    xiajia: "Product unpublished |||| %{smart_count} products unpublished",
  },
  tabs: {
    onSale: "Active",
    inWarehouse: "Draft",
    pendingReview: "Pending review",
    rejected: "Declined",
    soldOut: "Sold out",
  },
  views: {
    outlist: "Drafts & inactive",
    publish: "Add product",
  },
  groups: {
    state: "Status",
    sales: "Last 30 days",
    readiness: "Readiness",
    organisation: "Organisation",
    main: "Title and description",
    pictures: "Media",
    detail: "Description",
    specification: "Variants",
    delivery: "Inventory and shipping",
    tax: "Tax",
    params: "Specifications",
  },
  help: {
    sort: "Higher numbers appear first",
    taxCode: "Most food, tea and coffee is GST-free. A change applies to new orders only.",
    stockType:
      "At checkout: unpaid orders hold stock until they expire. After payment: stock goes to whoever pays first.",
  },
  rows: {
    params: {
      name: "Name",
      value: "Value",
      sort: "Position",
    },
    skus: skuMessages,
  },
  inputs: {
    getSales: { goodsId: "Product" },
    query: {
      goodsId: "Product",
    },
    addQuality: {
      id: "ID",
      goodsId: "Product",
      name: "Name",
      value: "Value",
      sort: "Position",
    },
    deleteQuality: {
      ids: "IDs",
    },
    getPlatformList: {
      page: "Page",
      pageSize: "Rows per page",
      title: "Title",
      cateId: "Category",
    },
  },
  screen: {
    dashboard: {
      title: "Add your first product",
      text: "Add one by hand, or import a file with all of them. Customers can order once a product is published.",
      add: "Add product",
    },
    ...goodsMessages,
    matrix: matrixMessages,
    import: "Products are added as drafts. Nothing is published automatically.",
    columns: {
      attribute1: "Option 1",
      attribute2: "Option 2",
      attribute3: "Option 3",
      value1: "Value 1",
      value2: "Value 2",
      value3: "Value 3",
      expectedStock: "Stock at export",
    },
  },
  errors: {
    hasOpenOrders:
      "%{smart_count} order for this product is still open. You can delete the product once the order is completed or cancelled and has no open refund requests. Until then, unpublish it. |||| %{smart_count} orders for this product are still open. You can delete the product once they are completed or cancelled and have no open refund requests. Until then, unpublish it.",
    skuHasOpenOrders:
      "%{smart_count} order for a removed variant is still open. You can remove the variant once the order is completed or cancelled and has no open refund requests. Until then, set its stock to 0. |||| %{smart_count} orders for removed variants are still open. You can remove the variants once the orders are completed or cancelled and have no open refund requests. Until then, set their stock to 0.",
    sourceAddressInvalid: "This isn't a valid web address",
    sourceAddressPrivate: "This address isn't publicly accessible",
    sourceNotFound: "No page was found at this address",
    sourceTooLarge: "The page is too large to read",
    sourceUnreachable: "The website couldn't be reached or took too long to respond",
    sourceNoProduct:
      "No product details were found on this page. Try the page of a single product.",
    incomplete: "Before you can publish this product, add: %{fields}",
    tooManyParams: "A product can have up to %{max} specifications",
  },
  validation: {
    tooManyValues: "The option %{name} has %{count} values; an option can have up to %{max}",
    variantUnknown: "This variant can't be identified. Enter its SKU or its option values.",
    noSuchCombination: "This variant doesn't match the product's options",
    combinationTwice: "Another variant already has these options",
    aboveOriginal: "The price is higher than the compare-at price",
    priceZero: "Set a price above 0. Only drafts can have a price of 0.",
    noStock: "The product is out of stock. Add stock for at least one variant.",
  },
  importNotes: {
    compareAtDropped:
      "The compare-at price %{compareAt} is lower than the price %{price}, so it was skipped",
    stockBelowZero: "Stock of %{stock} was set to 0",
    stockZero: "Stock is 0, so this can't be bought until you restock",
    priceZero: "The price is 0. Set a price before you publish the product.",
    codeTwice: "The SKU %{code} is used twice, so this variant gets a new SKU",
    optionsJoined: "A product can have up to %{max} options, so the last ones were combined",
    picturesLeftOut: "Only the first %{max} images are imported",
    picturesUnreachable: "The image %{name} has no web address, so it was skipped",
    tagsLeftOut:
      "A product can have up to %{max} tags of 40 characters each; the rest were skipped",
    notOnSale:
      "%{count} product is a draft, archived or unlisted in %{program}. |||| %{count} products are drafts, archived or unlisted in %{program}.",
    noStockNumber:
      "%{count} variant has no stock quantity. If it's new, it starts at 0; otherwise its stock won't change. |||| %{count} variants have no stock quantity. New variants start at 0; existing ones keep their stock.",
    costLost:
      "The cost of %{count} variant won't be imported. |||| The costs of %{count} variants won't be imported.",
    taxableLost:
      "%{count} variant is tax-exempt in %{program} but its product isn't, so GST is included in its price. |||| %{count} variants are tax-exempt in %{program} but their products aren't, so GST is included in their prices.",
    shippingLost:
      "%{count} variant doesn't require shipping in %{program}; here it will. |||| %{count} variants don't require shipping in %{program}; here they will.",
    oversellLost:
      "%{count} variant can be oversold in %{program}; here it sells out at 0. |||| %{count} variants can be oversold in %{program}; here they sell out at 0.",
    giftCardLost:
      "%{count} gift card will be imported as a standard product. |||| %{count} gift cards will be imported as standard products.",
    altTextLost:
      "The alt text of %{count} image won't be imported. |||| The alt text of %{count} images won't be imported.",
    seoLost:
      "The SEO title and description of %{count} product won't be imported. |||| The SEO titles and descriptions of %{count} products won't be imported.",
    categoriesLost:
      "%{count} product is in several categories of %{program}; only one is imported. |||| %{count} products are in several categories of %{program}; only one of each is imported.",
    kindsLost:
      "%{count} product is a bundle, a group or an external link in %{program} and won't be imported. |||| %{count} products are bundles, groups or external links in %{program} and won't be imported.",
    viewsLost:
      "%{count} row is for another store view of %{program} and won't be imported. |||| %{count} rows are for other store views of %{program} and won't be imported.",
    variantStockLost:
      "%{program} has one stock quantity for all variants of %{count} product, so each starts at 0. |||| %{program} has one stock quantity for all variants of %{count} products, so each starts at 0.",
    locationsAdded:
      "The stock of %{count} variant at several locations is added up. |||| The stock of %{count} variants at several locations is added up.",
    compareAtLost:
      "%{count} compare-at price is lower than the price and will be skipped. |||| %{count} compare-at prices are lower than the price and will be skipped.",
    stockRaised:
      "%{count} negative stock quantity will be set to 0. |||| %{count} negative stock quantities will be set to 0.",
    pricesZero:
      "%{count} variant has a price of 0. Set it before you publish the product. |||| %{count} variants have a price of 0. Set them before you publish their products.",
    codesReplaced:
      "%{count} SKU is used twice in the file; the second variant gets a new SKU. |||| %{count} SKUs are used more than once in the file; the later variants get new SKUs.",
    optionsMerged:
      "%{count} product has too many options; the last ones will be combined. |||| %{count} products have too many options; the last ones will be combined.",
    tagsLost:
      "%{count} product has too many tags; the extra ones will be skipped. |||| %{count} products have too many tags; the extra ones will be skipped.",
    picturesLost:
      "%{count} product has too many images; the extra ones will be skipped. |||| %{count} products have too many images; the extra ones will be skipped.",
    picturesWithoutAddress:
      "The images of %{count} product have no web address and won't be imported. |||| The images of %{count} products have no web address and won't be imported.",
  },
  undeletable: "This product is in a promotion. End its flash sale or delete its group deal first.",
  empty:
    "Products that customers can order will appear here. Add a product, import a file, or publish a draft.",
  jobs: { sumGoodsCounts: "Sum up product views and favourites" },
};
export default messages;

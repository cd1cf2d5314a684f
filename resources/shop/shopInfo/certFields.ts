import { choice, image, images, text } from "../../../framework/schema/index.ts";

/** Types of shop; their wire values are 1, 2 and 3. */
export const shopTypes = { individual: 1, enterprise: 2, flagship: 3 } as const;
export type ShopType = keyof typeof shopTypes;
export const certTypes = [
  "idCard",
  "passport",
  "driverLicence",
  "abn",
  "acn",
  "creditCode",
] as const;
export type CertType = (typeof certTypes)[number];

/** Identity documents that each type of shop accepts. */
export const listCertTypes: Readonly<Record<ShopType, readonly CertType[]>> = {
  individual: ["idCard", "passport", "driverLicence", "abn"],
  enterprise: ["abn", "acn", "creditCode"],
  flagship: ["abn", "acn", "creditCode"],
};
const company = { type: ["enterprise", "flagship"] } as const;

/** Fields of the first step of joining: the type of shop and its documents. */
export const certFields = {
  type: choice(shopTypes, { required: true, filter: true }),
  realname: text({ required: true, max: 60, search: true, visibleWhen: { type: "individual" } }),
  company: text({ required: true, max: 120, search: true, visibleWhen: company }),
  certType: choice(certTypes, { required: true }),
  idNo: text({ required: true, max: 30, search: true, help: true }),
  cardImgs: images({
    required: true,
    max: 4,
    size: 5,
    confidential: true,
    visibleWhen: { type: "individual" },
    help: true,
  }),
  licence: image({ required: true, size: 5, confidential: true, visibleWhen: company, help: true }),
  brandImg: image({
    required: true,
    size: 5,
    confidential: true,
    visibleWhen: { type: "flagship" },
    help: true,
  }),
} as const;
export const certNames = Object.keys(certFields);

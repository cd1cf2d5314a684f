import { type Fields, type Issues, validate } from "../../../framework/schema/index.ts";
import { isAbn, isAcn, isCreditCode, isResidentId, normalizeNumber } from "./businessNumbers.ts";
import {
  type CertType,
  certFields,
  certTypes,
  listCertTypes,
  type ShopType,
  shopTypes,
} from "./certFields.ts";
import { detailFields } from "./detailFields.ts";

type Values = Readonly<Record<string, unknown>>;
export const isShopType = (value: unknown): value is ShopType =>
  typeof value === "string" && Object.hasOwn(shopTypes, value);
const isCertType = (value: unknown): value is CertType => certTypes.some((one) => one === value);

const checks: Partial<Record<CertType, (number: string) => boolean>> = {
  abn: isAbn,
  acn: isAcn,
  creditCode: isCreditCode,
  idCard: isResidentId,
};
/** An identity card of another country has its own number format. */
const isSelfMadeNumber = (certType: CertType, number: string) =>
  certType === "idCard" && number.length !== 18;

/** Validates the documents of an application; returns issues by field. */
export function findDocumentIssues(record: Values): Issues {
  const issues = validate(certFields, only(certFields, record));
  const { type, certType, idNo } = record;
  if (!isShopType(type) || !isCertType(certType)) return issues;
  if (!listCertTypes[type].includes(certType))
    issues.certType ??= { key: "resources.shopInfo.validation.certType" };
  else if (typeof idNo === "string" && idNo) {
    const number = normalizeNumber(idNo);
    const check = checks[certType];
    if (check && !isSelfMadeNumber(certType, number) && !check(number))
      issues.idNo ??= { key: `resources.shopInfo.validation.${certType}` };
  }
  return issues;
}
/** Validates the details of a shop; returns issues by field. */
export const findDetailIssues = (record: Values): Issues =>
  validate(detailFields, only(detailFields, record));

const only = (fields: Fields, record: Values): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]]));

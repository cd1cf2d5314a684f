import {
  boolean,
  email,
  image,
  json,
  localized,
  longText,
  phone,
  point,
  reference,
  text,
} from "../../../framework/schema/index.ts";
import { isBusinessHours } from "./businessHours.ts";

/** Fields of the second step of joining: the shop's public details. */
export const detailFields = {
  names: localized({ required: true, requiredLocales: ["en"], max: 60, search: true, help: true }),
  addresses: localized({ required: true, requiredLocales: ["en"], max: 200 }),
  logo: image({ required: true, size: 2, help: true }),
  thumb: image({ size: 2, help: true }),
  produce: longText({ max: 1000, help: true }),
  country: reference("countries", { required: true, filter: true }),
  city: reference("cities", { required: true, filter: true }),
  category: reference("categories", { required: true, filter: true, help: true }),
  point: point({ help: true }),
  owner: text({ required: true, max: 60, help: true }),
  phone: phone({ required: true }),
  email: email(),
  weixin: text({ max: 40 }),
  payAddress: text({ max: 200, help: true }),
  referrer: text({ max: 60 }),
  exclusiveCode: text({
    max: 20,
    pattern: /^[A-Za-z0-9-]{4,20}$/,
    example: "HARBOUR-01",
    help: true,
  }),
  businessHours: json({ check: isBusinessHours }),
  showId: boolean({ default: false }),
  showEmail: boolean({ default: false }),
  showPhone: boolean({ default: true }),
  showWeixin: boolean({ default: false }),
} as const;
export const detailNames = Object.keys(detailFields);

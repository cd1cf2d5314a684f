import { Info, TriangleAlert } from "lucide";
import { createElement } from "react";
import { CircleCheckIcon } from "../icons/CircleCheckIcon.ts";
import { createIcon } from "../icons/createIcon.tsx";
import { ErrorIcon } from "../icons/ErrorIcon.ts";

/** The icons of notices, by severity. */
export const alertIcons = {
  success: createElement(CircleCheckIcon, { fontSize: "inherit" }),
  info: createElement(createIcon(Info), { fontSize: "inherit" }),
  warning: createElement(createIcon(TriangleAlert), { fontSize: "inherit" }),
  error: createElement(ErrorIcon, { fontSize: "inherit" }),
} as const;

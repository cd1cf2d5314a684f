import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { SectionCard } from "../../framework/admin/show/SectionCard.tsx";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import type { Application } from "./joining.ts";
import { listNeeds } from "./listNeeds.ts";
import type { Step } from "./steps.ts";

interface Props {
  record: Application;
  /** The open step; null while nothing is to be filled in. */
  step: Step | null;
  /** The steps, where the page has space for them beside the form. */
  children?: ReactNode;
}

/** Beside the application: its steps, what the open one needs, and what happens afterwards. */
export function JoinAside({ record, step, children }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.join.aside.${key}`);
  const needs = step ? listNeeds(step, record.type ?? null) : [];
  return (
    <>
      {children && (
        <SectionCard title={translate("markethall.join.steps.title")}>{children}</SectionCard>
      )}
      {needs.length > 0 && (
        <SectionCard title={t("needsTitle")}>
          <Lines component="ul" lines={needs.map((name) => t(`needs.${name}`))} />
        </SectionCard>
      )}
      <SectionCard title={t("nextTitle")}>
        <Lines
          component="ol"
          lines={(["check", "answer", "open"] as const).map((name) => t(`next.${name}`))}
        />
      </SectionCard>
    </>
  );
}

const Lines = ({ component, lines }: { component: "ul" | "ol"; lines: readonly string[] }) => (
  <Box
    component={component}
    sx={{ m: 0, pl: 2.5, typography: "body2", color: tokens.ink2, "& li + li": { mt: 0.75 } }}
  >
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);

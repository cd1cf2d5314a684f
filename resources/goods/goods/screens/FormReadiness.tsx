import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { reveal } from "../../../../framework/admin/form/reveal.ts";
import { CircleCheckIcon } from "../../../../framework/admin/icons/CircleCheckIcon.ts";
import { CircleIcon } from "../../../../framework/admin/icons/CircleIcon.ts";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { getLanguageName } from "../../../../framework/schema/index.ts";
import { countReadiness, type Goods, listReadiness, type ReadinessStep } from "../readiness.ts";
import { ReadinessGauge } from "./ReadinessGauge.tsx";

const watched = [
  "title",
  "description",
  "detail",
  "mainImg",
  "imgs",
  "category",
  "freightTemplate",
  "skus",
] as const;

/** What the product in the form still needs to be sold; a click leads to the field. */
export function FormReadiness() {
  const translate = useTranslate();
  const values: unknown[] = useWatch({ name: watched });
  const record: Goods = Object.fromEntries(watched.map((name, place) => [name, values[place]]));
  const steps = listReadiness(record);
  const { done, all } = countReadiness(steps);
  const left = all - done;
  const text =
    left > 0
      ? translate("resources.goods.screen.readiness.left", { smart_count: left })
      : steps.some(({ isDone }) => !isDone)
        ? translate("resources.goods.screen.readiness.almost")
        : translate("resources.goods.screen.readiness.ready");
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: "center", mb: 1.5 }}>
        <ReadinessGauge done={done} all={all} />
        <Typography variant="body2" color="text.secondary" role="status">
          {text}
        </Typography>
      </Stack>
      <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {steps
          .filter(({ isDone }) => !isDone)
          .map((step) => (
            <OpenStep key={step.language ?? step.name} step={step} />
          ))}
        <DoneSteps steps={steps.filter(({ isDone }) => isDone)} />
      </Stack>
    </>
  );
}

/** Returns the name of a step in the checklist. */
function useStepName(): (step: ReadinessStep) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ name, language, count }) =>
    translate(`resources.goods.screen.readiness.steps.${name}`, {
      language: language ? getLanguageName(language, locale, translate) : "",
      smart_count: count ?? 1,
    });
}

/** What is missing, and a button that leads to its field. */
function OpenStep({ step }: { step: ReadinessStep }) {
  const translate = useTranslate();
  const label = useStepName()(step);
  const next = translate(`resources.goods.screen.readiness.next.${step.name}`);
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: "center" }}>
      <CircleIcon
        style={{ color: step.isOptional ? tokens.ink3 : getToneTokens("warning").mark }}
      />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Typography>
      <Button
        size="small"
        aria-label={translate("framework.form.labelled", { label, value: next })}
        onClick={({ currentTarget }) => reveal(currentTarget.closest("form"), step.path)}
        sx={{ my: -0.5, mr: -1, flexShrink: 0 }}
      >
        {next}
      </Button>
    </Stack>
  );
}

/** All that is done, in one line. */
function DoneSteps({ steps }: { steps: readonly ReadinessStep[] }) {
  const translate = useTranslate();
  const toName = useStepName();
  if (steps.length === 0) return null;
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
      <CircleCheckIcon
        style={{ color: getToneTokens("success").mark, marginTop: 2 }}
        titleAccess={translate("ra.boolean.true")}
      />
      <Typography variant="body2" color="text.secondary">
        {steps.map(toName).join(translate("punctuation.comma"))}
      </Typography>
    </Stack>
  );
}

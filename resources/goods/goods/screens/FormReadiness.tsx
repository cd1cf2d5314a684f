import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { reveal } from "../../../../framework/admin/form/reveal.ts";
import { CircleCheckIcon } from "../../../../framework/admin/icons/CircleCheckIcon.ts";
import { CircleIcon } from "../../../../framework/admin/icons/CircleIcon.ts";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../goods.ts";
import { type Goods, listReadiness, type ReadinessStep } from "../readiness.ts";
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
  const done = steps.filter(({ isDone }) => isDone).length;
  const left = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).length;
  const text =
    left > 0
      ? translate("resources.goods.screen.readiness.left", { smart_count: left })
      : done < steps.length
        ? translate("resources.goods.screen.readiness.almost")
        : translate("resources.goods.screen.readiness.ready");
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: "center", mb: 1.5 }}>
        <ReadinessGauge done={done} all={steps.length} />
        <Typography variant="body2" color="text.secondary" role="status">
          {text}
        </Typography>
      </Stack>
      <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {steps.map((step) => (
          <Step key={step.language ?? step.name} step={step} />
        ))}
      </Stack>
    </>
  );
}

function Step({ step }: { step: ReadinessStep }) {
  const translate = useTranslate();
  const messages = useResourceMessages(goods);
  const { name, language, isDone, isOptional, path } = step;
  const label = translate(`resources.goods.screen.readiness.steps.${name}`, {
    language: language ? messages.choice("languages", language) : "",
  });
  const Icon = isDone ? CircleCheckIcon : CircleIcon;
  const colour = isDone
    ? getToneTokens("success").mark
    : isOptional
      ? tokens.ink3
      : getToneTokens("warning").mark;
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: "center" }}>
      <Icon style={{ color: colour }} titleAccess={isDone ? translate("ra.boolean.true") : ""} />
      {isDone ? (
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
      ) : (
        <Box>
          <Link
            component="button"
            type="button"
            variant="body2"
            underline="hover"
            onClick={({ currentTarget }: { currentTarget: Element }) =>
              reveal(currentTarget.closest("form"), path)
            }
          >
            {label}
          </Link>
        </Box>
      )}
    </Stack>
  );
}

import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Moment } from "../../../../../framework/admin/display/Moment.tsx";
import type { Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { listSteps } from "./steps.ts";

/** Compact styles: a vertical stepper would otherwise push the actions off a phone's screen. */
const closeTogether = {
  "& .MuiStepLabel-root": { py: 0.25 },
  "& .MuiStepConnector-line": { minHeight: 6 },
  "& .MuiStepLabel-labelContainer": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 1.5,
    alignItems: "baseline",
  },
};

/** The progress of an order as a stepper. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useMessages();
  const narrow = useMediaQuery("(max-width: 700px)");
  const steps = listSteps(order);
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Stepper
      activeStep={next < 0 ? steps.length : next}
      alternativeLabel={!narrow}
      orientation={narrow ? "vertical" : "horizontal"}
      aria-label={t("show.steps")}
      sx={narrow ? closeTogether : undefined}
    >
      {steps.map(({ name, at, done }) => (
        <Step key={name} completed={done}>
          <StepLabel
            error={name === "cancelled"}
            optional={
              at && (
                <Typography
                  variant="caption"
                  color="text.secondary"
                  sx={{ display: "block", textAlign: { sm: "center" } }}
                >
                  <Moment at={at} withTime />
                </Typography>
              )
            }
          >
            {t(`show.step.${name}`)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

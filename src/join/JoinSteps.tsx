import Step from "@mui/material/Step";
import StepButton from "@mui/material/StepButton";
import Stepper from "@mui/material/Stepper";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslate } from "react-admin";
import type { Application } from "./joining.ts";
import { isOpenStep, type Step as StepName, steps } from "./steps.ts";

interface Props {
  record: Application;
  step: StepName;
  onStep: (step: StepName) => void;
  /** Whether the steps are beside the form, one below the other. */
  isVertical: boolean;
}
/** Progress of the application; saved steps can be reopened. */
export function JoinSteps({ record, step, onStep, isVertical }: Props) {
  const translate = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const here = steps.indexOf(step);
  return (
    <Stepper
      nonLinear
      orientation={isVertical ? "vertical" : "horizontal"}
      alternativeLabel={narrow && !isVertical}
      activeStep={here}
      component="nav"
      aria-label={translate("markethall.join.steps.title")}
      sx={{ mb: isVertical ? 0 : 3 }}
    >
      {steps.map((one, place) => {
        const next = steps[place + 1];
        return (
          <Step
            key={one}
            completed={place !== here && next !== undefined && isOpenStep(next, record)}
          >
            <StepButton
              disabled={!isOpenStep(one, record)}
              aria-current={one === step ? "step" : undefined}
              onClick={() => onStep(one)}
            >
              {translate(`markethall.join.steps.${one}`)}
            </StepButton>
          </Step>
        );
      })}
    </Stepper>
  );
}

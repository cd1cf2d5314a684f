import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { maskCodes } from "../maskCodes.ts";
import type { outbox } from "../outbox.ts";

type MessageDisplay = DisplayComponent<typeof outbox>;

/**
 * The text of a message. Codes are for its recipient: whoever sets up a market without a mail
 * server asks for them.
 */
export const Body: MessageDisplay = ({ record: { body } }) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  if (!body) return noValue;
  const masked = maskCodes(body);
  return (
    <>
      <span style={{ whiteSpace: "pre-wrap" }}>{isShown ? body : masked}</span>
      {masked !== body && !isShown && (
        <div>
          <Button size="small" onClick={() => setShown(true)}>
            {translate("resources.outbox.screen.showCode")}
          </Button>
        </div>
      )}
    </>
  );
};

/** Why a message was not sent. In a list, the state says it of one that was only stored. */
export const Fault: MessageDisplay = ({ record: { status, error }, page }) => {
  const translate = useTranslate();
  return status === "kept" && page ? translate("resources.outbox.screen.kept") : error || noValue;
};

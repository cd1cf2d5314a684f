import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent, Translate } from "../../../../framework/admin/resources.tsx";
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

/** Returns why a message was not sent. */
export const formatFault = (
  { status, error }: AdminRecord<typeof outbox>,
  _: string,
  translate: Translate,
): string => (status === "kept" ? translate("resources.outbox.screen.kept") : error || noValue);

/** Why a message was not sent. */
export const Fault: MessageDisplay = ({ record }) => formatFault(record, "", useTranslate());

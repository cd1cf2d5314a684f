import Button, { type ButtonProps } from "@mui/material/Button";
import { useCloseNotification } from "react-admin";
import { Link } from "react-router-dom";
import { type DecidedRecord, useNextWaiting } from "../show/useNextWaiting.ts";

interface Props {
  decided: DecidedRecord;
  look: NonNullable<ButtonProps["sx"]>;
}
/** A link to the next record that waits; nothing where none does. */
export function NextInToast({ decided, look }: Props) {
  const close = useCloseNotification();
  const next = useNextWaiting(decided.resource, decided);
  return (
    next && (
      <Button size="small" component={Link} to={next.to} onClick={close} sx={look}>
        {next.label}
      </Button>
    )
  );
}

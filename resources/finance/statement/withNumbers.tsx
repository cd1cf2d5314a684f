import Stack from "@mui/material/Stack";
import type { ComponentType } from "react";
import { fillHeight, fillingColumn } from "../../../framework/admin/list/fillHeight.ts";
import { ResourceList } from "../../../framework/admin/list/ResourceList.tsx";
import { useResource } from "../../../framework/admin/resources.tsx";
import { AccountCards } from "./AccountCards.tsx";

/** A list below some numbers. */
export const withNumbers = (name: string, Numbers: ComponentType) =>
  function ListWithNumbers() {
    const resource = useResource(name);
    return (
      <Stack spacing={1.5} {...fillHeight} sx={fillingColumn}>
        <Numbers />
        <ResourceList resource={resource} />
      </Stack>
    );
  };
/** A list below what the shop has, as a call of its resource answers it. */
export const withAccount = (name: string, call: string) =>
  withNumbers(name, () => <AccountCards resource={name} call={call} />);

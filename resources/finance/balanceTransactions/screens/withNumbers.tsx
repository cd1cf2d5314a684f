import Stack from "@mui/material/Stack";
import type { ComponentType } from "react";
import { fillHeight, fillingColumn } from "../../../../framework/admin/list/fillHeight.ts";
import { ResourceList } from "../../../../framework/admin/list/ResourceList.tsx";
import { useResource } from "../../../../framework/admin/resources.tsx";
import { AccountCards } from "./AccountCards.tsx";

/** A list with cards of amounts above it. */
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
/** A list with the shop's balances above it, as a call of its resource returns them. */
export const withAccount = (name: string, call: string) =>
  withNumbers(name, () => <AccountCards resource={name} call={call} />);

import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Resource } from "../../../schema/index.ts";
import { useScreens } from "../../resources.tsx";
import { useListParts } from "../ListParts.ts";
import { useListPreference } from "../useListPreference.ts";
import { useListQuery } from "../useListQuery.ts";
import { getPhoneBody, listBodies, tableBody } from "./bodies.ts";
import type { ListBody } from "./defineBody.tsx";

/** Returns the body that the member chose for a list, and those to change to. */
export function useListBody(resource: Resource) {
  const screens = useScreens(resource);
  const { isTrash } = useListQuery();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const { body: only } = useListParts();
  const declared = only ? [only] : listBodies(resource, screens);
  const bodies = isTrash ? [tableBody] : declared;
  const [defaultBody = tableBody] = bodies;
  const [name, setName] = useListPreference(resource, "body", defaultBody.name);
  const chosen = bodies.find((one) => one.name === name) ?? defaultBody;
  const toShown = (one: ListBody) => (isPhone ? getPhoneBody(one) : one);
  const body = toShown(chosen);
  return {
    body,
    others: bodies.filter((one) => toShown(one) !== body),
    change: (next: ListBody) => setName(next.name),
  };
}

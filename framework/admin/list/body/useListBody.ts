import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Resource } from "../../../schema/index.ts";
import { useScreens } from "../../resources.tsx";
import { useListPreference } from "../useListPreference.ts";
import { useListQuery } from "../useListQuery.ts";
import { cardsBody, getPhoneBody, listBodies, tableBody } from "./bodies.ts";
import type { ListBody } from "./defineBody.tsx";

/** Returns the body that the member chose for a list, and those to change to. */
export function useListBody(resource: Resource, own?: readonly ListBody[]) {
  const screens = useScreens(resource);
  const { isTrash } = useListQuery();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const bodies = isTrash ? [tableBody] : (own ?? listBodies(resource, screens));
  const [defaultBody = tableBody] = bodies;
  const [name, setName] = useListPreference(resource, "body", defaultBody.name);
  const chosen = bodies.find((one) => one.name === name) ?? defaultBody;
  const body = isPhone ? getPhoneBody(chosen, screens, isTrash) : chosen;
  // On a phone the table has the form of the cards.
  const others = bodies.filter(
    (one) => one !== chosen && !(isPhone && body === cardsBody && one === tableBody),
  );
  return {
    body,
    others: others.filter((one) => one !== body),
    change: (next: ListBody) => setName(next.name),
  };
}

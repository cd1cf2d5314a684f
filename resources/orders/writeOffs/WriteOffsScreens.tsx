import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BackToDesk } from "./screens/BackToDesk.tsx";
import { writeOffs } from "./writeOffs.ts";

const Screen = lazy(async () => ({
  default: (await import("./screens/WriteOffScreen.tsx")).WriteOffScreen,
}));

export default defineScreens(writeOffs, {
  tools: BackToDesk,
  list: () => (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  ),
});

import { defineScreens } from "../../../framework/admin/resources.tsx";
import { storageStock } from "./storageStock.ts";

export default defineScreens(storageStock, {});

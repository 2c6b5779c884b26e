import { data } from "react-router";
import { PageNotFound } from "~/features/shell/page-not-found.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => pageTitle("404 Page Not Found");

export const loader = () => data(null, { status: 404 });

export default PageNotFound;

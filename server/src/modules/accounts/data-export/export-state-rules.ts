import { asc, and, eq, gt } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import {
  stateCourses as courseRows,
  stateDeclarations as declarationRows,
} from "../../../platform/db/schema/state-rules.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

export const stateDeclarations = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: declarationRows.id,
        state: declarationRows.state,
        basis: declarationRows.basis,
        attorneyName: declarationRows.attorneyName,
        signedName: declarationRows.signedName,
        declaredAt: declarationRows.declaredAt,
      })
      .from(declarationRows)
      .where(and(eq(declarationRows.userId, userId), gt(declarationRows.id, afterId)))
      .orderBy(asc(declarationRows.id))
      .limit(pageRows),
  );

export const stateCourses = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: courseRows.id,
        state: courseRows.state,
        title: courseRows.title,
        provider: courseRows.provider,
        completedOn: courseRows.completedOn,
        ethicsMinutes: courseRows.ethicsMinutes,
        generalMinutes: courseRows.generalMinutes,
        certifiedTo: courseRows.certifiedTo,
        createdAt: courseRows.createdAt,
      })
      .from(courseRows)
      .where(and(eq(courseRows.userId, userId), gt(courseRows.id, afterId)))
      .orderBy(asc(courseRows.id))
      .limit(pageRows),
  );

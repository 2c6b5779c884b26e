import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { earningsEndpoints } from "@caseload/contract/reporting/earnings";
import { spendEndpoints } from "@caseload/contract/reporting/spend";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv, sendDownload } from "../../../platform/http/send-download.ts";
import { findDateReader, findFirmName } from "../analytics/report-queries.ts";
import { moneyCsv, yearEndCsv } from "./money-csv.ts";
import {
  firmNameOf,
  presentEarnings,
  presentEarningsYearEnd,
  presentSpend,
  presentSpendYearEnd,
} from "./present.ts";
import { type NamedContract, findMoney, findYearPayments, listMonthlyMoney } from "./queries.ts";
import { renderYearEndPdf } from "./year-end-pdf.ts";

export function earningsRoutes(register: Register, { db, clock, pdfRenderer }: Deps): void {
  const yearsOf = (actor: Actor, year: number | undefined) => {
    const thisYear = Number(dayIn(clock(), actor.timeZone).slice(0, 4));
    return { year: year ?? thisYear, thisYear };
  };
  register(earningsEndpoints.getEarnings, async ({ actor, query }) =>
    presentEarnings(await findMoney(db, { paralegalId: actor.id }, yearsOf(actor, query.year))),
  );

  const payer = {
    heading: "Payer",
    nameOf: (contract: NamedContract) => nameInFile(firmNameOf(contract), contract.firmConfirmed),
  };
  for (const endpoint of [
    earningsEndpoints.downloadEarnings,
    earningsEndpoints.downloadEarningsFile,
  ] as const)
    register(endpoint, async ({ actor, query, reply }) => {
      const { year } = yearsOf(actor, query.year);
      const money = await listMonthlyMoney(db, { paralegalId: actor.id }, year);
      return sendCsv(reply, `caseload-earnings-${year}`, moneyCsv(year, money, payer));
    });

  const yearEndOf = async (actor: Actor, year: number) =>
    presentEarningsYearEnd(year, await findYearPayments(db, { paralegalId: actor.id }, year));

  register(earningsEndpoints.getEarningsYearEnd, async ({ actor, params }) => yearEndOf(actor, params.year));

  register(earningsEndpoints.downloadEarningsYearEnd, async ({ actor, params: { year }, reply }) => {
    const { payers: parties, ...rest } = await yearEndOf(actor, year);
    return sendCsv(reply, `caseload-payments-received-${year}`, yearEndCsv({ ...rest, parties }, "Payer"));
  });

  register(earningsEndpoints.printEarningsYearEnd, async ({ actor, params: { year }, reply }) => {
    const { payers: parties, ...rest } = await yearEndOf(actor, year);
    const title = { title: "Payments received", owner: fullName(actor), heading: "Payer" };
    const reader = await findDateReader(db, actor.id);
    const file = await renderYearEndPdf(pdfRenderer, { ...rest, parties }, title, reader, clock());
    return sendDownload(reply, `caseload-payments-received-${year}.pdf`, file);
  });
}

export function spendRoutes(register: Register, { db, clock, pdfRenderer }: Deps): void {
  const yearsOf = (actor: Actor, year: number | undefined) => {
    const thisYear = Number(dayIn(clock(), actor.timeZone).slice(0, 4));
    return { year: year ?? thisYear, thisYear };
  };
  const ownerOf = (actor: Actor) => ({ firmId: inFirm(actor).firmId });

  register(spendEndpoints.getSpend, async ({ actor, query }) =>
    presentSpend(await findMoney(db, ownerOf(actor), yearsOf(actor, query.year))),
  );

  register(spendEndpoints.downloadSpend, async ({ actor, query, reply }) => {
    const { year } = yearsOf(actor, query.year);
    const payee = {
      heading: "Paralegal",
      nameOf: ({ paralegalName, paralegalConfirmed }: NamedContract) =>
        nameInFile(paralegalName, paralegalConfirmed),
    };
    const money = await listMonthlyMoney(db, ownerOf(actor), year);
    return sendCsv(reply, `caseload-spend-${year}`, moneyCsv(year, money, payee));
  });

  const yearEndOf = async (actor: Actor, year: number) =>
    presentSpendYearEnd(year, await findYearPayments(db, ownerOf(actor), year));

  register(spendEndpoints.getSpendYearEnd, async ({ actor, params }) => yearEndOf(actor, params.year));

  register(spendEndpoints.downloadSpendYearEnd, async ({ actor, params: { year }, reply }) => {
    const { payees: parties, ...rest } = await yearEndOf(actor, year);
    return sendCsv(reply, `caseload-payments-made-${year}`, yearEndCsv({ ...rest, parties }, "Payee"));
  });

  register(spendEndpoints.printSpendYearEnd, async ({ actor, params: { year }, reply }) => {
    const { payees: parties, ...rest } = await yearEndOf(actor, year);
    const { firmId } = inFirm(actor);
    const title = { title: "Payments made", owner: await findFirmName(db, firmId), heading: "Payee" };
    const reader = await findDateReader(db, actor.id);
    const file = await renderYearEndPdf(pdfRenderer, { ...rest, parties }, title, reader, clock());
    return sendDownload(reply, `caseload-payments-made-${year}.pdf`, file);
  });
}

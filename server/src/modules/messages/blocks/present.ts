import type { Block } from "@caseload/contract/messages/blocks";
import type { BlockRow } from "./queries.ts";

export const presentBlock = ({ block, person, firmName }: BlockRow): Block => ({
  userId: person.id,
  name: person.name,
  photo: person.photo,
  userType: person.userType,
  firmName,
  emailConfirmed: person.emailConfirmed,
  createdAt: block.createdAt.toISOString(),
});

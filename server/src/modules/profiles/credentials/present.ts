import type { Credential, CredentialFile } from "@caseload/contract/profiles/credentials";
import type { CredentialRow } from "./queries.ts";

export function presentCredential({ credential, evidence }: CredentialRow): Credential {
  return {
    id: credential.id,
    kind: credential.kind,
    title: credential.title,
    issuer: credential.issuer,
    number: credential.number,
    state: credential.state,
    issuedOn: credential.issuedOn,
    expiresOn: credential.expiresOn,
    status: credential.status,
    submittedAt: credential.submittedAt.toISOString(),
    decidedAt: credential.decidedAt?.toISOString() ?? null,
    reason: credential.reason,
    evidence: evidence && { name: evidence.name, bytes: evidence.bytes, mediaType: evidence.mediaType },
  };
}

export function presentCredentialFile(row: CredentialRow): CredentialFile {
  const { owner, credential } = row;
  return {
    ...presentCredential(row),
    owner: {
      id: owner.id,
      name: owner.name,
      photo: owner.photo,
      userType: owner.userType,
      memberSince: owner.memberSince.toISOString(),
    },
    decidedBy: credential.decidedBy,
  };
}

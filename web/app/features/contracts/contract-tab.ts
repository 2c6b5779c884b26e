/** The two tabs of the contract list (SPEC.md section 4). */
export type ContractTab = "active" | "completed";

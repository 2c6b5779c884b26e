/** Sentences about the files of a contract, its legal hold and the certificate of return or destruction. */
export const contractFileErrorMessages = {
  contractFileNotFound: "This file doesn't exist or has been removed.",
  noContractFile: "Choose a file that isn't empty (file)",
  contractFileTooLarge: "A file can have up to 100 MB (file)",
  contractFileName: "This file's name has characters that can't be shown. Rename it and try again (file)",
  contractFileNameTooLong: "A file's name can have up to 200 characters (file)",
  contractFileProgram: "Programs and scripts can't be shared here (file)",
  contractFileInfected: "The virus scanner found malware in this file, and it was not stored (file)",
  contractFilesFull: "This contract already has 5,000 files. Delete one you no longer need.",
  contractFileOfOther: "Only the person who uploaded a file can delete it.",
  contractFileIsReceipt:
    "This file is the receipt of an invoiced expense. It can be deleted once the invoice is void or its draft is deleted.",
  contractFileHeld: "This contract is under a legal hold. Nothing in it can be deleted until the hold ends.",
  fileAccessEnded:
    "Your access to this contract's files has ended. Certify on the contract's page that you returned or destroyed your copies.",
  uploadNotFound: "This upload doesn't exist or has expired. Start it again.",
  uploadMalformed: "Please send the file's name and its length.",
  uploadBusy: "This upload is still receiving data. Try again in a moment.",
  holdersOnly: "Only a managing partner or an administrator of the firm can place or end a legal hold.",
  holdStands: "This contract is already under a legal hold.",
  noHold: "This contract is not under a legal hold.",
  certificateTooEarly: "You can sign the certificate once the contract has ended.",
  certificateGiven: "You've already signed this certificate.",
  certificateNotFound: "No certificate has been signed for this contract.",
} as const;

-- The SHA-256 of each session's token in base64url, so that open sessions stay open.
UPDATE "sessions" SET token = rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '=');

/**
 * @generated SignedSource<<44b6dfad95ecc1b015ea348405b12bed>>
 * @relayHash 1baedc952b2bee60a4647cf27d990438
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1baedc952b2bee60a4647cf27d990438

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailSettingsPageQuery } from './MailSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<MailSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1baedc952b2bee60a4647cf27d990438",
    "metadata": {},
    "name": "MailSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

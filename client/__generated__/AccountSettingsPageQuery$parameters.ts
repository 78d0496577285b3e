/**
 * @generated SignedSource<<7dbe7c8d18323a2e9d2ed355e47c4a62>>
 * @relayHash 8195f0aff7eac3c05dde43980c30e897
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8195f0aff7eac3c05dde43980c30e897

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSettingsPageQuery } from './AccountSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8195f0aff7eac3c05dde43980c30e897",
    "metadata": {},
    "name": "AccountSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

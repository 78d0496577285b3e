/**
 * @generated SignedSource<<4b06e44b8f6963caea86498f56a912ef>>
 * @relayHash aba7ee2457a3542f07649b5058dc4ee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aba7ee2457a3542f07649b5058dc4ee2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacySettingsPageQuery } from './PrivacySettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<PrivacySettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aba7ee2457a3542f07649b5058dc4ee2",
    "metadata": {},
    "name": "PrivacySettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

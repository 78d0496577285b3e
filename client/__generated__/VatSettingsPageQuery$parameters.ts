/**
 * @generated SignedSource<<247d5884a081d9a7aad2297febe24aac>>
 * @relayHash 0036a4840696a4bd31981237058593f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0036a4840696a4bd31981237058593f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VatSettingsPageQuery } from './VatSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<VatSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0036a4840696a4bd31981237058593f4",
    "metadata": {},
    "name": "VatSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

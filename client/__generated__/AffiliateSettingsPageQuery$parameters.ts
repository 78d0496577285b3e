/**
 * @generated SignedSource<<a2bf3e5b36ba18ad82089e5bb087de25>>
 * @relayHash e4ce562d0e671cb361b8fdea23369229
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4ce562d0e671cb361b8fdea23369229

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliateSettingsPageQuery } from './AffiliateSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4ce562d0e671cb361b8fdea23369229",
    "metadata": {},
    "name": "AffiliateSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

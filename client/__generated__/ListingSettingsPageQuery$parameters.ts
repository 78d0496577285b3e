/**
 * @generated SignedSource<<72a7fc48a625662c7001b1f77b1e9850>>
 * @relayHash 582f160b30cf0131e282196a70632fb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 582f160b30cf0131e282196a70632fb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListingSettingsPageQuery } from './ListingSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<ListingSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "582f160b30cf0131e282196a70632fb6",
    "metadata": {},
    "name": "ListingSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

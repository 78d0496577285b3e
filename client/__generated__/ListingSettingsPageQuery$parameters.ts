/**
 * @generated SignedSource<<3ca16946c752d2aea3232c1ce976ec99>>
 * @relayHash d1d03039579593b1e39a85e450fb6c1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1d03039579593b1e39a85e450fb6c1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListingSettingsPageQuery } from './ListingSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<ListingSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1d03039579593b1e39a85e450fb6c1e",
    "metadata": {},
    "name": "ListingSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

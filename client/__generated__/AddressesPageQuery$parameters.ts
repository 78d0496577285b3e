/**
 * @generated SignedSource<<f8ecadd3feb8e3f2598878ba4fe460e9>>
 * @relayHash f1c83cc58e97c4a270011158300ae434
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfea329d54fe5f54fff0838f626632b5e32697e21f4fdf67df291d0041d0afd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesPageQuery } from './AddressesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfea329d54fe5f54fff0838f626632b5e32697e21f4fdf67df291d0041d0afd4",
    "metadata": {},
    "name": "AddressesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

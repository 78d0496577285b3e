/**
 * @generated SignedSource<<1935fc75be0d9ba7e746cdc8fda49318>>
 * @relayHash f1c83cc58e97c4a270011158300ae434
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1c83cc58e97c4a270011158300ae434

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesPageQuery } from './AddressesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1c83cc58e97c4a270011158300ae434",
    "metadata": {},
    "name": "AddressesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

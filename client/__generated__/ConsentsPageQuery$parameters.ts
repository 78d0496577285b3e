/**
 * @generated SignedSource<<8128cde86a2bfe77cd94ded74eb87b21>>
 * @relayHash 87c31d0c54c96997a894f970d7a9af15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87c31d0c54c96997a894f970d7a9af15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConsentsPageQuery } from './ConsentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ConsentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87c31d0c54c96997a894f970d7a9af15",
    "metadata": {},
    "name": "ConsentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<a0be7ed479780433cfa7a977bdd4f304>>
 * @relayHash 518ee44ca182e4f78f0d1d57fdb3f53f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 518ee44ca182e4f78f0d1d57fdb3f53f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "518ee44ca182e4f78f0d1d57fdb3f53f",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

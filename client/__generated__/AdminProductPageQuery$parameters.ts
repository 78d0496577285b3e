/**
 * @generated SignedSource<<f559fb14f7319eddde06e82444888c6e>>
 * @relayHash 3609bf6bc1101d112c5d37853fcd4c6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3609bf6bc1101d112c5d37853fcd4c6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3609bf6bc1101d112c5d37853fcd4c6d",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

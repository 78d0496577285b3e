/**
 * @generated SignedSource<<dae944f7bf5ad5191765c05ff248f319>>
 * @relayHash 2a32b2234de5332fe09aac405e23f2df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b34aa862ba513d7972a0f30a4f951695a657101c7e00381e50fe6b4028278b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11b34aa862ba513d7972a0f30a4f951695a657101c7e00381e50fe6b4028278b",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

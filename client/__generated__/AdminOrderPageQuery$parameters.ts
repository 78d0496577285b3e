/**
 * @generated SignedSource<<58c95d6bb3946efa749f5ff64cdca734>>
 * @relayHash 274ab6588fbb516e7a43edd98d30c598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fc9606fc0c72ec36a9883c2832cd130034e39fd37f948635ed66b8702346ee2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fc9606fc0c72ec36a9883c2832cd130034e39fd37f948635ed66b8702346ee2",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<26745b20ea06e7b37324b648d5ceaa67>>
 * @relayHash aac264fca5394d55f7b0f4c9f15347c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28b908cbd83138ab1e854fadd94948b670fa5932c4d257ba1031e7178f6ecf8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28b908cbd83138ab1e854fadd94948b670fa5932c4d257ba1031e7178f6ecf8a",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

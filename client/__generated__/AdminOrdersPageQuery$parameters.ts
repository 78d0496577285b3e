/**
 * @generated SignedSource<<f46aea774a0258d1d1e36c8d49fe307f>>
 * @relayHash 11bd96fc0a233c9bc8514f10625c9b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cf48fe1ac87e38518366bc4980b17849fda60647082a3bfffc1163a76a8148a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrdersPageQuery } from './AdminOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cf48fe1ac87e38518366bc4980b17849fda60647082a3bfffc1163a76a8148a",
    "metadata": {},
    "name": "AdminOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<2b1b8c8920117b1f2e241cf521c59f9e>>
 * @relayHash 21099a5ca1839fe63bfc76a6af0f35c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eff17735f031b6abc84e93822f5a1892eb7203d5f57d4ca1f36f59fd5f44061

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7eff17735f031b6abc84e93822f5a1892eb7203d5f57d4ca1f36f59fd5f44061",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<345ae6ea0fd80348ab717d59784b43a6>>
 * @relayHash cb8b000ebc427d2e97bfb2160c6933e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad98bae6a9346caa3db4e716420ece1ac295907de221afa3c4acd99ac3652309

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad98bae6a9346caa3db4e716420ece1ac295907de221afa3c4acd99ac3652309",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

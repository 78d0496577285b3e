/**
 * @generated SignedSource<<698a69300701bd16c2e8e0f08d25b4d8>>
 * @relayHash db8eff46007c77a444a3f1132f1ddb96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71316349b65f8af630f6d9fcef435008149516c98a2d75aacf24b56130e4d1e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71316349b65f8af630f6d9fcef435008149516c98a2d75aacf24b56130e4d1e6",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

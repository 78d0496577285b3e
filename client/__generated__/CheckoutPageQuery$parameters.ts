/**
 * @generated SignedSource<<b355a57b91aea85cfc76240a9b558951>>
 * @relayHash 612f5aa5a855b875f9ca2d058e30fdf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfac4dd364f21714470980d73081b572dfdff4bd0ffd860bcf7c83db8cde51b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfac4dd364f21714470980d73081b572dfdff4bd0ffd860bcf7c83db8cde51b8",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<a5ffac62a4af2ccf34412bccd43ea54e>>
 * @relayHash c97ffd6615de046d2f0197b04d84e849
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c97ffd6615de046d2f0197b04d84e849

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c97ffd6615de046d2f0197b04d84e849",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

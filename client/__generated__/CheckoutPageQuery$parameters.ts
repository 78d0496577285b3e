/**
 * @generated SignedSource<<301b0fc5467058c9ce1fd17dc368ecfa>>
 * @relayHash 5c687a3d1120097a8151253e63535adb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 982d2e197a573e0aac73d2ecc5575cc4b2a1a70d4b1f86f7fdfaffe837c18904

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "982d2e197a573e0aac73d2ecc5575cc4b2a1a70d4b1f86f7fdfaffe837c18904",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

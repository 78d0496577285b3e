/**
 * @generated SignedSource<<000cf9b92960ed0e9e42a1c478022989>>
 * @relayHash 946acf93d9904d19e67e53e45e0a81ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946acf93d9904d19e67e53e45e0a81ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorPageQuery } from './ColorPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946acf93d9904d19e67e53e45e0a81ad",
    "metadata": {},
    "name": "ColorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

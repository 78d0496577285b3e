/**
 * @generated SignedSource<<da431e0d4cad72be1ed98bf022e9c296>>
 * @relayHash a300eb52a2ab92abe22c2983b4d44ea7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a300eb52a2ab92abe22c2983b4d44ea7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PartnerPageQuery } from './PartnerPageQuery.graphql';

const node: PreloadableConcreteRequest<PartnerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a300eb52a2ab92abe22c2983b4d44ea7",
    "metadata": {},
    "name": "PartnerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<42516dd32220588e89a56912ade28b1d>>
 * @relayHash 8208117eab793bc62e296d625ee5dfea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8208117eab793bc62e296d625ee5dfea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8208117eab793bc62e296d625ee5dfea",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

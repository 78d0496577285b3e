/**
 * @generated SignedSource<<795cfc01ea6b87eac48de12e95aaf110>>
 * @relayHash 9a158ee5c9a8dcbc091fb4b58a5eca36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a158ee5c9a8dcbc091fb4b58a5eca36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KeepSecondFactorPageQuery } from './KeepSecondFactorPageQuery.graphql';

const node: PreloadableConcreteRequest<KeepSecondFactorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a158ee5c9a8dcbc091fb4b58a5eca36",
    "metadata": {},
    "name": "KeepSecondFactorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

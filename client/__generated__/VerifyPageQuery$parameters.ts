/**
 * @generated SignedSource<<65d85a34c894a020cd436d33f9f00942>>
 * @relayHash 7cc5f940faa9d192d47610f1224c6dc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cc5f940faa9d192d47610f1224c6dc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VerifyPageQuery } from './VerifyPageQuery.graphql';

const node: PreloadableConcreteRequest<VerifyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cc5f940faa9d192d47610f1224c6dc1",
    "metadata": {},
    "name": "VerifyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

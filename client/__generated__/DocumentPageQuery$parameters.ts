/**
 * @generated SignedSource<<c5111c0eecc4e16957aec2d2fe74a8d8>>
 * @relayHash 43ac12877dbbe58a18499404f4b34240
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43ac12877dbbe58a18499404f4b34240

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43ac12877dbbe58a18499404f4b34240",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

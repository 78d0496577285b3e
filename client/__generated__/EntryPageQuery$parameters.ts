/**
 * @generated SignedSource<<8c355e1a2517a2a060ec1eb99dab6d78>>
 * @relayHash 75884b8f935a79a4250004d006463169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75884b8f935a79a4250004d006463169

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75884b8f935a79a4250004d006463169",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

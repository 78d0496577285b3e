/**
 * @generated SignedSource<<25213f675be147e688aea59246a2f852>>
 * @relayHash 7cc5f940faa9d192d47610f1224c6dc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 360b21611e3cfd2a539c628cc26a68a235d51f67037b006cd26f944eec92d9f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VerifyPageQuery } from './VerifyPageQuery.graphql';

const node: PreloadableConcreteRequest<VerifyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "360b21611e3cfd2a539c628cc26a68a235d51f67037b006cd26f944eec92d9f9",
    "metadata": {},
    "name": "VerifyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

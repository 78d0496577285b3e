/**
 * @generated SignedSource<<2f95f1007a3ddf2b4441054c07a5297a>>
 * @relayHash 8eccc842f36242c3895798add4ffb579
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f9d91c9be727dd942980240f9b00e461089b99e7536050b5c9d76d97d6e045f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f9d91c9be727dd942980240f9b00e461089b99e7536050b5c9d76d97d6e045f",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

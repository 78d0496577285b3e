/**
 * @generated SignedSource<<fe150c2bf08e654e4ba1eed14cbef094>>
 * @relayHash ee22a7f1cad4c622c18285f289228540
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee22a7f1cad4c622c18285f289228540

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpPageQuery } from './SignUpPageQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee22a7f1cad4c622c18285f289228540",
    "metadata": {},
    "name": "SignUpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

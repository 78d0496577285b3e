/**
 * @generated SignedSource<<39be3ba69584a90e1ed45f58bc452df4>>
 * @relayHash ee22a7f1cad4c622c18285f289228540
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d8488ad88427bbb55585545c4c490b927663618ef9ef85c3b17e85605166fda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpPageQuery } from './SignUpPageQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d8488ad88427bbb55585545c4c490b927663618ef9ef85c3b17e85605166fda",
    "metadata": {},
    "name": "SignUpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

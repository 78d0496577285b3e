/**
 * @generated SignedSource<<3651b6cf01d8dd26c0f4abeae8e93803>>
 * @relayHash 73f6fe9fa3f3f22949d6612cbbe969ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e96c1455708ad7f0278dd29612294932ff0275529620c9547dbef48d1320a1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e96c1455708ad7f0278dd29612294932ff0275529620c9547dbef48d1320a1b",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

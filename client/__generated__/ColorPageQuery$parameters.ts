/**
 * @generated SignedSource<<1444a6c6837c21d766872ccda2cd2ea5>>
 * @relayHash 946acf93d9904d19e67e53e45e0a81ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bed67dd284008bf44728cb19fb60ffe4d80d1cb1fd1506fad86e706de7dbadc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorPageQuery } from './ColorPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bed67dd284008bf44728cb19fb60ffe4d80d1cb1fd1506fad86e706de7dbadc",
    "metadata": {},
    "name": "ColorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

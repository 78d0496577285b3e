import { describe, expect, test } from 'vitest'
import { policySources, thirdParties } from './thirdParties.ts'

describe('what the policy opens for', () => {
  test.each([
    ['nothing', [], { connect: '', img: '', frame: '' }],
    ['a name that nobody knows', ['toString', 'tracker'], { connect: '', img: '', frame: '' }],
    ['a video service', ['youtube'], { connect: '', img: '', frame: ' https://www.youtube-nocookie.com' }],
    [
      'two services of which one is named twice',
      ['vimeo', 'openStreetMap', 'vimeo'],
      { connect: '', img: '', frame: ' https://player.vimeo.com https://www.openstreetmap.org' },
    ],
    [
      'the pixel',
      ['facebookPixel'],
      {
        connect: ' https://www.facebook.com https://connect.facebook.net',
        img: ' https://www.facebook.com',
        frame: '',
      },
    ],
  ])('%s', (_label, names, expected) => {
    expect(policySources(names)).toEqual(expected)
  })

  test('every source is one origin over https', () => {
    const sources = Object.values(thirdParties).flatMap(({ sources: of }) => Object.values(of).flat())
    expect(sources.length).toBeGreaterThan(15)
    expect(sources.filter(each => !/^https:\/\/(?:\*\.)?[a-z0-9.-]+$/.test(each))).toEqual([])
  })
})

import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What parts of texts are drawn with, and in which letters.
@MainActor
@Suite(.serialized)
struct TextStyleTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// How much of one colour is in each half of a picture of a view, which is white else.
  private func parts(of content: some View, width: Int = 100) -> (left: [Int], right: [Int]) {
    let hosted = HostedView(
      content.frame(width: CGFloat(width), height: 40).background(.white),
      size: CGSize(width: width, height: 40))
    guard let image = hosted.picture else { return ([], []) }
    var sums = [[0, 0], [0, 0]]
    for x in 0..<width {
      for y in 0..<40 {
        guard let color = image.color(atX: x, y: y) else { continue }
        if color.red > color.blue + 0.2 { sums[x * 2 / width][0] += 1 }
        if color.blue > color.red + 0.2 { sums[x * 2 / width][1] += 1 }
      }
    }
    return (sums[0], sums[1])
  }

  @Test func eachPartOfATextHasItsOwnStyle() {
    let text = (Text("███").foregroundStyle(red) + Text("███").foregroundStyle(blue)).font(.system(size: 14))
    let seen = parts(of: text.fixedSize())
    #expect(seen.left[0] > 100 && seen.left[1] == 0)
    #expect(seen.right[1] > 100 && seen.right[0] == 0)
  }

  @Test func aPartCanHaveAGradientWhileTheOthersKeepTheirColour() {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let text = (Text("████████").foregroundStyle(gradient) + Text("██").foregroundStyle(.green))
      .font(.system(size: 12))
    let seen = parts(of: text.fixedSize())
    #expect(seen.left[0] > seen.left[1])
    #expect(seen.right[1] > 0)
    // Alone, it has it as well.
    let alone = parts(of: Text("██████████").foregroundStyle(gradient).font(.system(size: 12)).fixedSize())
    #expect(alone.left[0] > 50 && alone.right[1] > 50)
  }

  /// A level is one of the foreground around, and the colour that is set last counts.
  @Test func aStyleOfATextIsThatOfThePlaceWhereItStands() {
    let look = ResolvedText(Text("a").foregroundStyle(.secondary), EnvironmentValues())
    #expect(look.only?.look.ink(EnvironmentValues()) != UIColor.label)
    let last = ResolvedText(Text("a").foregroundStyle(red).foregroundColor(blue), EnvironmentValues())
    #expect((last.only?.look.ink(EnvironmentValues()).cgColor.srgb.blue ?? 0) > 0.999)
    #expect(Text("a").foregroundStyle(red) == Text("a").foregroundStyle(red))
    #expect(Text("a").foregroundStyle(red) != Text("a").foregroundStyle(blue))
  }

  private func width(_ text: Text) -> CGFloat {
    HostedView(text.fixedSize().accessibilityIdentifier("text")).frames["text"]?.width ?? 0
  }

  /// Small capitals of small letters are wider than these, and smaller than capitals; what is spoken stays.
  @Test func smallCapitalsAreSmallerThanCapitals() {
    let capitals = width(Text(verbatim: "MMMM"))
    let small = width(Text(verbatim: "mmmm").font(.body.lowercaseSmallCaps()))
    #expect(small < capitals - 4)
    #expect(width(Text(verbatim: "MMMM").font(.body.lowercaseSmallCaps())) == capitals)
    #expect(width(Text(verbatim: "MMMM").font(.body.uppercaseSmallCaps())) < capitals - 4)
    #expect(width(Text(verbatim: "mmmm").font(.body.uppercaseSmallCaps())) == width(Text(verbatim: "mmmm")))
    #expect(width(Text(verbatim: "MMMM").font(.body.smallCaps())) < capitals - 4)
    let hosted = HostedView(Text(verbatim: "Aa").font(.body.smallCaps()))
    #expect(hosted.labels == ["Aa"])
  }

  @Test func aSecondaryScaleIsSmaller() {
    #expect(width(Text("Words").textScale(.secondary)) < width(Text("Words")) * 0.9)
    #expect(width(Text("Words").textScale(.secondary, isEnabled: false)) == width(Text("Words")))
    let hosted = HostedView(Text("Words").fixedSize().accessibilityIdentifier("text").textScale(.secondary))
    #expect(isClose(hosted.frames["text"]?.width, width(Text("Words").textScale(.secondary))))
  }

  /// Mixed in a space where equal distances look equal, black and white give a darker grey than on the screen's bytes.
  @Test func coloursAreMixedInASpace() {
    let values = EnvironmentValues()
    func grey(_ space: Gradient.ColorSpace) -> Float {
      Color(white: 0).mix(with: Color(white: 1), by: 0.5, in: space).resolve(in: values).red
    }
    #expect(abs(grey(.device) - 0.5) < 0.01)
    // Oklab: half the lightness is an eighth of the light.
    #expect(abs(grey(.perceptual) - 0.388) < 0.01)
    let same = red.mix(with: blue, by: 0)
    #expect(same.resolve(in: values).red > 0.99)
    #expect(red.mix(with: blue, by: 1).resolve(in: values).blue > 0.99)
    #expect(Color(white: 0.5).exposureAdjust(1).resolve(in: values).linearRed > 0.42)
    #expect(Color(cgColor: UIColor.red.cgColor).resolve(in: values).red > 0.999)
  }
}

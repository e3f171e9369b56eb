import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What OpenSwiftUI's compatibility tests, which are run against SwiftUI as well, expect of values.
@MainActor
@Suite(.serialized)
struct RecordedValueTests {
  /// ModifiedColorCompatibilityTests.
  @Test(
    arguments: [
      (Color.red.opacity(0.334), 0.334, "33% red"), (Color.red.opacity(0.336), 0.336, "34% red"),
      (Color.red.opacity(0.3).opacity(0.5), 0.15, "50% 30% red"),
    ] as [(Color, Float, String)])
  func coloursAreDescribed(color: Color, opacity: Float, description: String) {
    #expect(color.resolve(in: EnvironmentValues()).opacity == opacity)
    #expect(color.description == description)
  }

  /// RGBColorSpaceCompatibilityTests.
  @Test(
    arguments: [
      ([0, 0, 1], [1, 1, 1]), ([0, 1, 1], [1, 0, 0]), ([2, 1, 1], [0, 1, 0]), ([4, 1, 1], [0, 0, 1]),
      ([6, 1, 1], [1, 0, 0]), ([1, 1, 1], [1, 1, 0]), ([3, 1, 1], [0, 1, 1]), ([5, 1, 1], [1, 0, 1]),
      ([0, 0, 0.5], [0.5, 0.5, 0.5]), ([2, 1, 0.5], [0, 0.5, 0]),
    ] as [([Double], [Double])])
  func huesAreColours(hue: [Double], parts: [Double]) {
    // The hue is in sixths.
    let resolved = Color(hue: hue[0] / 6, saturation: hue[1], brightness: hue[2])
      .resolve(in: EnvironmentValues())
    #expect(abs(Double(resolved.red) - parts[0]) < 1e-6)
    #expect(abs(Double(resolved.green) - parts[1]) < 1e-6)
    #expect(abs(Double(resolved.blue) - parts[2]) < 1e-6)
  }

  /// ColorResolvedCompatibilityTests.
  @Test(
    arguments: [
      (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"), (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"), (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"), (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func resolvedColoursAreBytes(space: Color.RGBColorSpace, parts: [Float], bytes: String) {
    let color = Color.Resolved(
      colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    #expect(color.description == bytes)
  }

  /// AnimationCompatibilityTests.
  @Test func theDefaultAnimationIsDescribed() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
  }

  /// `withAnimation(.spring())` is one of the most written calls: of the two springs it means that of duration and bounce.
  @Test func springsNeedNoArguments() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.interactiveSpring() == .interactiveSpring(duration: 0.15, extraBounce: 0))
  }

  /// AngleCompatibilityTests.
  @Test(arguments: [(0, 0), (.pi / 2, 90), (.pi, 180), (.pi * 2, 360)] as [(Double, Double)])
  func anglesAnimateIn128thsOfARadian(radians: Double, degrees: Double) {
    var angle = Angle(degrees: degrees)
    #expect(angle == Angle(radians: radians))
    #expect(angle.animatableData == radians * 128)
    angle.animatableData *= 2
    #expect(angle == Angle(radians: radians * 2))
  }

  /// TextLineStyleConversionsCompatibilityTests.
  @Test(
    arguments: [
      (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash),
      ([.single, .patternDashDotDot], .dashDotDot),
    ] as [(NSUnderlineStyle, Text.LineStyle.Pattern)])
  func linesAreThoseOfUIKit(style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern) {
    #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
    #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern)) == style)
  }

  @Test(arguments: [.thick, .double, .byWord, [], [.single, .byWord]] as [NSUnderlineStyle])
  func otherLinesAreNone(style: NSUnderlineStyle) {
    #expect(Text.LineStyle(nsUnderlineStyle: style) == nil)
  }

  private enum Flag: EnvironmentKey { static let defaultValue = false }
  private enum Number: EnvironmentKey { static let defaultValue = 0 }

  /// EnvironmentValuesCompatibilityTests.
  @Test func theEnvironmentIsDescribedNewestFirst() {
    var values = EnvironmentValues()
    values[Flag.self] = false
    values[Flag.self] = true
    values[Number.self] = 1
    #expect(
      values.description
        == "[EnvironmentPropertyKey<Number> = 1, EnvironmentPropertyKey<Flag> = true, EnvironmentPropertyKey<Flag> = false]"
    )
  }

  private struct Even: View, Equatable {
    let number: Int
    let log: (String) -> Void

    var body: some View {
      let _ = log("\(number)")
      Text("\(number)")
    }

    nonisolated static func == (a: Even, b: Even) -> Bool { a.number % 2 == b.number % 2 }
  }

  /// EquatableViewCompatibilityTests: 0, 2, 4 with equality by parity is evaluated once at least and no more than thrice.
  @Test func anEquatableViewIsComparedByItsOwnEquality() {
    struct Case: View {
      @State private var number = 0
      let log: (String) -> Void
      var body: some View {
        Even(number: number, log: log).equatable().onChange(of: number, initial: true) {
          if number < 3 { number = number == 0 ? 2 : 3 }
        }
      }
    }
    var lines: [String] = []
    HostedView(Case { lines.append($0) }).settle()
    #expect(lines == ["0", "3"])
  }

  /// AnimationCompletionCompatibilityTests: a linear animation of 5 s that is logically complete after 1 s.
  @Test func theLogicalEndOfAnAnimationCanBeSet() {
    struct Case: View {
      @State private var isRed = false
      @State private var scale = 1.0
      let log: (String) -> Void
      var body: some View {
        Color(isRed ? .red : .blue).frame(width: 100 * scale, height: 100 * scale).onAppear {
          let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
          withAnimation(animation, completionCriteria: .logicallyComplete) {
            isRed.toggle()
          } completion: {
            log("logically")
          }
          withAnimation(animation, completionCriteria: .removed) {
            scale = 2
          } completion: {
            log("removed")
          }
        }
      }
    }
    var lines: [String] = []
    let hosted = HostedView(Case { lines.append($0) })
    #expect(lines.isEmpty)
    UIKitHost.shared.advance(by: 1.2)
    #expect(lines == ["logically"])
    UIKitHost.shared.advance(by: 4.5)
    hosted.settle()
    #expect(lines == ["logically", "removed"])
  }
}

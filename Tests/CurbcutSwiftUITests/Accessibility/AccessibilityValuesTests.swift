import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The person's settings in the environment: views that read one are updated when it changes.
///
/// Evidence: `api_swiftui.md` §7.
@MainActor
@Suite(.serialized)
struct AccessibilityValuesTests {
  struct Reader<Value>: View {
    @Environment var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some View { Text(verbatim: "\(value)") }
  }

  private func check<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, _ before: String, _ after: String,
    _ change: (inout Settings) -> Void
  ) {
    let hosted = HostedView(Reader(keyPath))
    #expect(hosted.labels == [before])
    withSettings(change) {
      hosted.settle()
      #expect(hosted.labels == [after])
    }
    hosted.settle()
    #expect(hosted.labels == [before])
  }

  @Test func voiceOver() {
    check(\.accessibilityVoiceOverEnabled, "false", "true") { $0.voiceOver.isRunning = true }
  }
  @Test func switchControl() {
    check(\.accessibilitySwitchControlEnabled, "false", "true") { $0.isSwitchControlRunning = true }
  }
  @Test func anyTechnology() {
    check(\.accessibilityEnabled, "false", "true") { $0.voiceOver.isRunning = true }
    check(\.accessibilityEnabled, "false", "true") { $0.isSwitchControlRunning = true }
  }
  @Test func differentiateWithoutColour() {
    check(\.accessibilityDifferentiateWithoutColor, "false", "true") { $0.differentiateWithoutColor = true }
  }
  @Test func reduceTransparency() {
    check(\.accessibilityReduceTransparency, "false", "true") { $0.reduceTransparency = true }
  }
  @Test func reduceMotion() {
    check(\.accessibilityReduceMotion, "false", "true") { $0.reduceMotion = true }
  }
  @Test func invertColours() {
    check(\.accessibilityInvertColors, "false", "true") { $0.smartInvert = true }
    check(\.accessibilityInvertColors, "false", "true") { $0.invertColors = true }
  }
  @Test func buttonShapes() {
    check(\.accessibilityShowButtonShapes, "false", "true") { $0.buttonShapes = true }
  }
  @Test func largeContentViewer() {
    check(\.accessibilityLargeContentViewerEnabled, "false", "true") { $0.contentSize = .accessibilityMedium }
  }
  @Test func animatedImages() {
    check(\.accessibilityPlayAnimatedImages, "true", "false") { $0.animatedImages = false }
  }
  @Test func flashingLights() {
    check(\.accessibilityDimFlashingLights, "false", "true") { $0.dimFlashingLights = true }
  }
  @Test func assistiveAccess() {
    // A device does not enter it while an app is shown.
    withSettings({ $0.isAssistiveAccessEnabled = true }) {
      #expect(AccessibilityStatus.current.isAssistiveAccessEnabled)
    }
  }
  @Test func borders() {
    check(\.accessibilityShowBorders, "false", "true") { $0.showBorders = true }
  }
  @Test func crossFade() {
    check(\.accessibilityPrefersCrossFadeTransitions, "false", "true") {
      $0.reduceMotion = true
      $0.prefersCrossFadeTransitions = true
    }
  }
  @Test func highlighting() {
    check(\.accessibilityReduceHighlightingEffects, "false", "true") { $0.reduceHighlightingEffects = true }
  }
  @Test func weightOfText() {
    check(
      \.legibilityWeight, "Optional(CurbcutSwiftUI.LegibilityWeight.regular)",
      "Optional(CurbcutSwiftUI.LegibilityWeight.bold)"
    ) { $0.boldText = true }
  }
  @Test func contrast() {
    check(\.colorSchemeContrast, "standard", "increased") { $0.increaseContrast = true }
  }
  @Test func colourScheme() {
    check(\.colorScheme, "light", "dark") { $0.appearance = .dark }
  }
  @Test func sizeOfText() {
    check(\.dynamicTypeSize, "large", "accessibility3") { $0.contentSize = .accessibilityExtraLarge }
    check(\.sizeCategory, "large", "accessibilityExtraLarge") { $0.contentSize = .accessibilityExtraLarge }
  }

  // [D] dynamicTypeSize(_:)
  @Test func theSizeOfTextStaysInItsRange() {
    let hosted = HostedView(Reader(\.dynamicTypeSize).dynamicTypeSize(...DynamicTypeSize.xxxLarge))
    let other = HostedView(Reader(\.dynamicTypeSize).dynamicTypeSize(.xLarge ... .accessibility1))
    #expect(other.labels == ["xLarge"])
    withSettings({ $0.contentSize = .accessibilityExtraLarge }) {
      hosted.settle()
      other.settle()
      #expect(hosted.labels == ["xxxLarge"])
      #expect(other.labels == ["accessibility1"])
    }
  }

  // [D] ScaledMetric
  @Test func aScaledNumberFollowsTheSizeOfText() {
    struct Metric: View {
      @ScaledMetric private var side: CGFloat = 100
      @ScaledMetric(relativeTo: .largeTitle) private var other = 100.0
      var body: some View {
        Color.red.frame(width: side, height: 10).accessibilityLabel("\(other < side)")
      }
    }
    let hosted = HostedView(Metric())
    #expect(hosted.elements[0].accessibilityFrame.width == 100)
    #expect(hosted.labels == ["false"])
    withSettings({ $0.contentSize = .accessibilityExtraLarge }) {
      hosted.settle()
      #expect(hosted.elements[0].accessibilityFrame.width > 180)
      #expect(hosted.labels == ["true"])
    }
  }
}

extension AccessibilityValuesTests {
  // [D] AssistiveAccess, iOS 26
  @Test func anAppHasAViewForAssistiveAccess() throws {
    struct Scenes: Scene {
      var body: some Scene {
        WindowGroup { Text("All") }
        AssistiveAccess { Text("Simple") }
      }
    }
    #expect(HostedView(try #require(AppContent.of(Scenes()))).labels == ["All"])
    var simple: AnyView?
    withSettings({ $0.isAssistiveAccessEnabled = true }) { simple = AppContent.of(Scenes()) }
    #expect(HostedView(try #require(simple)).labels == ["Simple"])
  }
}

import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// What activation by an assistive technology reaches.
@MainActor
@Suite(.serialized)
struct ActivationTests {
  private struct Screen: View {
    @State private var isOn = false
    @State private var taps = 0

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text("Taps: \(taps)")
      }
      .onTapGesture { taps += 1 }
    }
  }

  private func activate(_ label: String, _ hosted: HostedView<Screen>) {
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    guard let id = provider.tree.elements.first(where: { $0.label?.string == label })?.id else { return }
    _ = provider.perform(.activate, on: id)
    UIKitHost.shared.clock.advance(by: 1)
    hosted.settle()
  }

  @Test func aControlIsActivatedAlthoughAGestureSurroundsIt() {
    let hosted = HostedView(Screen())
    activate("Wi-Fi", hosted)
    #expect(hosted.element("Wi-Fi")?.accessibilityValue == "1")
    #expect(hosted.labels.last == "Taps: 0")
  }

  @Test func whatHasNoActionIsTapped() {
    let hosted = HostedView(Screen())
    activate("Taps: 0", hosted)
    #expect(hosted.labels.last == "Taps: 1")
  }
}

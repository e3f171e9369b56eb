import SwiftUI

extension Topic {
  /// What the environment tells of the device's settings. The words are those of a device as it comes, with VoiceOver.
  @MainActor static var settings: [Exhibit] {
    [
      Exhibit("\\.accessibilityVoiceOverEnabled", says: "Swipe to hear the answer") { Card() },
      Exhibit("\\.accessibilityDifferentiateWithoutColor", says: "Success") { Outcome() },
      Exhibit("\\.accessibilityReduceMotion", says: "Grow, Button") { GrowingButton() },
      Exhibit("\\.dynamicTypeSize", says: "Side", "by side") { SideBySide() },
    ]
  }
}

/// What is written depends on whether VoiceOver is on.
struct Card: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

  var body: some View { Text(isVoiceOverOn ? "Swipe to hear the answer" : "Tap to see the answer") }
}

/// A mark in place of a colour.
struct Outcome: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor

  var body: some View {
    HStack {
      if differentiateWithoutColor { Image(systemName: "checkmark.circle") }
      Text("Success")
    }
    .padding(8)
    .background(differentiateWithoutColor ? Color.black : Color.green)
  }
}

/// Without motion for who wants none.
struct GrowingButton: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var scale = 1.0

  var body: some View {
    Button("Grow") {
      withAnimation(reduceMotion ? nil : .default) { scale *= 1.1 }
    }
    .scaleEffect(scale)
  }
}

/// One below the other in large type.
struct SideBySide: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Text("Side")
      Text("by side")
    }
  }
}

import SwiftUI

extension Topic {
  /// What can be done with an element.
  @MainActor static var actions: [Exhibit] {
    [
      Exhibit(".accessibilityAction { … }", says: "4 stars from 1000 ratings, Button") {
        VStack(alignment: .leading) {
          Text(verbatim: "⭐⭐⭐⭐").font(.largeTitle)
          Text("1K ratings")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("4 stars from 1000 ratings")
        .accessibilityAddTraits(.isButton)
        .accessibilityAction {}
      },
      Exhibit(".accessibilityAction(named: \"Reply\")", says: "Letter from Jess, Actions available") {
        Text("Letter from Jess")
          .accessibilityAction(named: "Reply") {}
          .accessibilityAction(named: "Delete") {}
      },
      Exhibit(".accessibilityActions { Button … }", says: "Letter from Kim, Actions available") {
        Text("Letter from Kim")
          .accessibilityActions {
            Button("Reply") {}
            Button("Delete") {}
          }
      },
      Exhibit(
        ".accessibilityAdjustableAction { … }",
        says: "Value, 10, adjustable, Swipe up or down with one finger to adjust the value."
      ) {
        Counter()
      },
      Exhibit(".accessibilityAction(.escape) { … }", says: "Scrub to leave") {
        Text("Scrub to leave")
          .accessibilityAction(.escape) {}
      },
      Exhibit(".accessibilityAction(.magicTap) { … }", says: "Tap twice with two fingers") {
        Text("Tap twice with two fingers")
          .accessibilityAction(.magicTap) {}
      },
    ]
  }
}

/// A number with two buttons, which VoiceOver takes for one adjustable element.
struct Counter: View {
  @State private var value = 10

  var body: some View {
    VStack(alignment: .leading) {
      Text("Value: \(value)")
      Button("Increment") { value += 1 }
      Button("Decrement") { value -= 1 }
    }
    .accessibilityElement()
    .accessibilityLabel("Value")
    .accessibilityValue(String(value))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value += 1
      case .decrement: value -= 1
      @unknown default: break
      }
    }
  }
}

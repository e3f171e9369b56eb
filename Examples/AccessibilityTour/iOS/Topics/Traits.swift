import SwiftUI

extension Topic {
  /// What an element is, and how it behaves.
  @MainActor static var traits: [Exhibit] {
    [
      Exhibit(".accessibilityAddTraits(.isHeader)", says: "Chapter One, Heading") {
        Text("Chapter One").font(.title)
          .accessibilityAddTraits(.isHeader)
      },
      Exhibit(".accessibilityHeading(.h2)", says: "Section, Heading level 2") {
        Text("Section").font(.title2)
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h2)
      },
      Exhibit(".accessibilityAddTraits(.isButton)", says: "Picture of a dog, Button, Image") {
        Image(systemName: "dog")
          .onTapGesture {}
          .accessibilityLabel("Picture of a dog")
          .accessibilityAddTraits(.isButton)
      },
      Exhibit(".accessibilityRemoveTraits(.isImage)", says: "Next picture, Button") {
        Image(systemName: "arrow.right")
          .onTapGesture {}
          .accessibilityLabel("Next picture")
          .accessibilityAddTraits(.isButton)
          .accessibilityRemoveTraits(.isImage)
      },
      Exhibit(".accessibilityAddTraits(.isSelected)", says: "selected, Large, Button") {
        Button("Large") {}
          .accessibilityAddTraits(.isSelected)
      },
      Exhibit(".accessibilityAddTraits(.isLink)", says: "Imprint, Link") {
        Text("Imprint")
          .accessibilityAddTraits(.isLink)
      },
      Exhibit(
        ".accessibilityAddTraits(.isToggle)", says: "Mute, Switch button, on, Double tap to toggle setting."
      ) {
        Button("Mute") {}
          .accessibilityValue("1")
          .accessibilityAddTraits(.isToggle)
      },
      Exhibit(".disabled(true)", says: "Save, dimmed, Button") {
        Button("Save") {}
          .disabled(true)
      },
    ]
  }
}

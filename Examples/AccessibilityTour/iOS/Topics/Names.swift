import SwiftUI

extension Topic {
  /// What an element is called, what it is worth, what it does.
  @MainActor static var names: [Exhibit] {
    [
      Exhibit(".accessibilityLabel(\"Add to group\")", says: "Add to group, Button") {
        Button("Add", systemImage: "person.crop.circle") {}
          .accessibilityLabel("Add to group")
      },
      Exhibit(".accessibilityLabel { label in … }", says: "Warning:, Water is hot") {
        Text("Water is hot")
          .bold()
          .accessibilityLabel { label in
            Text("Warning:")
            label
          }
      },
      Exhibit(".accessibilityValue(\"4 of 5\")", says: "Rating, 4 of 5") {
        Text(verbatim: "★★★★☆")
          .accessibilityLabel("Rating")
          .accessibilityValue("4 of 5")
      },
      Exhibit(".accessibilityHint(\"Sends your message.\")", says: "Send, Button, Sends your message.") {
        Button("Send") {}
          .accessibilityHint("Sends your message.")
      },
      Exhibit(".accessibilityInputLabels([\"Kennedy\", \"JFK\"])", says: "John Fitzgerald Kennedy, Button") {
        Button("John Fitzgerald Kennedy") {}
          .accessibilityInputLabels(["Kennedy", "JFK"])
      },
      Exhibit(".accessibilityIdentifier(\"total\")", says: "Total: 12 €") {
        Text("Total: 12 €")
          .accessibilityIdentifier("total")
      },
    ]
  }
}

import SwiftUI

extension Topic {
  /// What is told on demand.
  @MainActor static var details: [Exhibit] {
    [
      Exhibit(".accessibilityCustomContent(\"Age\", \"3 years\")", says: "Luna, More content available") {
        Text("Luna")
          .accessibilityCustomContent("Age", "3 years")
          .accessibilityCustomContent("Weight", "24 kilograms")
      },
      Exhibit(
        ".accessibilityCustomContent(…, importance: .high)", says: "Otto, 1 year"
      ) {
        Text("Otto")
          .accessibilityCustomContent("Age", "1 year", importance: .high)
      },
      Exhibit(".accessibilityRespondsToUserInteraction(false)", says: "A plain figure") {
        Text("A plain figure")
          .accessibilityRespondsToUserInteraction(false)
      },
      Exhibit(".accessibilityShowsLargeContentViewer()", says: "Small print, Button") {
        Button("Small print") {}
          .font(.footnote)
          .accessibilityShowsLargeContentViewer()
      },
    ]
  }
}

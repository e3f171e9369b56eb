import SwiftUI

extension Topic {
  /// Where VoiceOver goes: through a rotor of the app's own, and where the app sends it.
  @MainActor static var rotorsAndFocus: [Exhibit] {
    [
      Exhibit(
        ".accessibilityRotor(\"Unread\") { … }", says: "Unread, from Jess", "Read, from Kim",
        "Unread, from Ada"
      ) {
        Mailbox()
      },
      Exhibit(".accessibilityFocused($isFocused)", says: "Find the mistake, Button", "Name is missing") {
        Mistake()
      },
    ]
  }
}

/// Messages, with a rotor that goes to the unread ones.
struct Mailbox: View {
  private struct Message: Identifiable {
    let id: Int
    let sender: String
    let isUnread: Bool
  }

  private let messages = [
    Message(id: 1, sender: "Jess", isUnread: true), Message(id: 2, sender: "Kim", isUnread: false),
    Message(id: 3, sender: "Ada", isUnread: true),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(messages) { message in
        Text(message.isUnread ? "Unread, from \(message.sender)" : "Read, from \(message.sender)")
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRotor("Unread") {
      ForEach(messages.filter(\.isUnread)) { message in
        AccessibilityRotorEntry(message.sender, id: message.id)
      }
    }
  }
}

/// A button that moves VoiceOver to what is wrong.
struct Mistake: View {
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Button("Find the mistake") { isFocused = true }
      Text("Name is missing").accessibilityFocused($isFocused)
    }
  }
}

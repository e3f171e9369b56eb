import SwiftUI

/// A view with a modifier of accessibility, and what VoiceOver says of it.
struct Exhibit: Identifiable {
  /// The modifier, as it is written.
  let code: String
  /// What is said, stop by stop.
  let words: [String]
  /// The view.
  let view: AnyView

  var id: String { code }

  init<Content: View>(_ code: String, says words: String..., @ViewBuilder view: () -> Content) {
    self.code = code
    self.words = words
    self.view = AnyView(view())
  }
}

/// A group of modifiers.
struct Topic: Identifiable, Hashable {
  let title: String
  let exhibits: @MainActor () -> [Exhibit]

  var id: String { title }

  static func == (a: Topic, b: Topic) -> Bool { a.title == b.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }

  @MainActor static let all = [
    Topic(title: "Names", exhibits: { names }), Topic(title: "Traits", exhibits: { traits }),
    Topic(title: "Elements", exhibits: { elements }), Topic(title: "Actions", exhibits: { actions }),
    Topic(title: "Order", exhibits: { order }),
    Topic(title: "Rotors and Focus", exhibits: { rotorsAndFocus }),
    Topic(title: "Speech", exhibits: { speech }),
    Topic(title: "Details", exhibits: { details }), Topic(title: "Settings", exhibits: { settings }),
  ]
}

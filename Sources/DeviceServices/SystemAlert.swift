/// An alert of the system, over everything that the app shows.
package struct SystemAlert: Sendable {
  /// A button.
  package struct Button: Sendable {
    /// What it says.
    package var title: String
    /// Whether it is the one that escape stands for.
    package var isCancel: Bool

    /// Creates a button.
    package init(_ title: String, isCancel: Bool = false) {
      self.title = title
      self.isCancel = isCancel
    }
  }

  /// What the person has done.
  package struct Answer: Sendable {
    /// The place of the button among the others.
    package var button: Int
    /// What was written in the field.
    package var text: String

    /// Creates an answer.
    package init(button: Int, text: String = "") {
      self.button = button
      self.text = text
    }
  }

  /// The title.
  package var title: String
  /// The text; nil for none.
  package var message: String?
  /// The buttons.
  package var buttons: [Button]
  /// What a field for a secret is called; nil for no field.
  package var secret: String?

  /// Creates an alert.
  package init(_ title: String, message: String? = nil, _ buttons: [Button], secret: String? = nil) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.secret = secret
  }

  /// Shows alerts: sets what to do with an answer, and returns what takes the alert away without one.
  package typealias Presenter =
    @MainActor (SystemAlert, @escaping @MainActor (Answer) -> Void) -> (@MainActor () -> Void)

  /// What shows alerts; nil in a process without a screen.
  @MainActor package static var presenter: Presenter?
}

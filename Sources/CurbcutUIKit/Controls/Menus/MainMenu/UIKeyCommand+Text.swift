import Foundation

extension UIKeyCommand {
  /// The keys as a menu shows them, such as ⇧⌘Z; nil without a key.
  var keyText: String? {
    guard let input, !input.isEmpty else { return nil }
    let modifiers: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let held = modifiers.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
    return held + (Self.keyNames[input] ?? input.uppercased())
  }

  private static let keyNames: [String: String] = [
    inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "⎋",
    inputPageUp: "⇞", inputPageDown: "⇟", inputHome: "↖", inputEnd: "↘", inputDelete: "⌦", "\u{8}": "⌫",
    "\r": "↩", "\t": "⇥", " ": "␣",
  ]
}

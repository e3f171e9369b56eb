import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Something on the screen that can be called by name or number.
struct SpeakableItem: Sendable {
  var id: AccessibilityElement.ID
  /// What it may be called, the best name first, each as words; empty for an item that only has a number.
  var names: [[String]]
  /// The best name as it is shown.
  var title: String
  /// True when the app gave the names for this purpose (`accessibilityUserInputLabels`).
  var hasInputLabels: Bool
  /// The keys of the roles that may be said after the name: `button`.
  var roles: [String]
}

extension AccessibilityElement {
  /// Whether Voice Control acts on the element (`accessibilityRespondsToUserInteraction`).
  ///
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityrespondstouserinteraction>
  var takesVoiceCommands: Bool { traits.isDisjoint(with: [.inactive, .spacer]) && isInteractive }

  /// The keys of the roles by which an item can be told from others with its name.
  var spokenRoles: [String] {
    var roles: [String] = []
    if traits.contains(.tabBarItem) { roles.append("tab") }
    if traits.contains(.keyboardKey) { roles.append("key") }
    if traits.contains(.toggleButton) { roles.append("switch") }
    if !traits.isDisjoint(with: [.button, .backButton, .popUpButton]) { roles.append("button") }
    if traits.contains(.link) { roles.append("link") }
    if !traits.isDisjoint(with: [.textEntry, .searchField, .textArea]) { roles.append("field") }
    if traits.contains(.image) { roles.append("image") }
    if traits.contains(.adjustable) { roles.append("slider") }
    if traits.contains(.menuItem) { roles.append("menuItem") }
    return roles
  }

  /// What the element may be called: the app's input labels, else its label, else what it shows.
  var spokenNames: (names: [String], areInputLabels: Bool) {
    if hasDetails {
      let details = details
      if let labels = details.userInputLabels?.filter({ !$0.isEmpty }), !labels.isEmpty {
        return (labels, true)
      }
      if label?.isEmpty ?? true, let placeholder = details.placeholder, !placeholder.isEmpty {
        return ([placeholder], false)
      }
    }
    if let label = label?.string, !label.isEmpty { return ([label], false) }
    // What a switch or a slider stands at is no name.
    if let value = value?.string, !value.isEmpty,
      traits.isDisjoint(with: [.secureTextField, .toggleButton, .adjustable])
    {
      return ([value], false)
    }
    return ([], false)
  }
}

import AccessibilityTree

extension AccessibilityElement {
  /// Whether technologies that act, and do not read, stop at the element: it responds to the user and is not dimmed.
  ///
  /// What the app says with `accessibilityRespondsToUserInteraction` comes first; otherwise the traits decide.
  /// <https://developer.apple.com/documentation/objectivec/nsobject/accessibilityrespondstouserinteraction>
  public var isInteractive: Bool {
    if traits.contains(.notEnabled) { return false }
    if hasDetails {
      let details = details
      if let responds = details.respondsToUserInteraction { return responds }
      if !details.customActions.isEmpty || details.text?.isEditable == true { return true }
    }
    return traits.isInteractive
  }

  /// Whether text can be typed into the element.
  public var takesText: Bool {
    if !traits.isDisjoint(with: [.textEntry, .searchField, .secureTextField, .textArea]) {
      return !traits.contains(.readOnly)
    }
    return hasDetails && details.text?.isEditable == true
  }
}

extension AccessibilityTraits {
  /// Whether one of them says that the element is there to be used.
  public var isInteractive: Bool { !isDisjoint(with: Self.interactive) }

  private static let interactive: AccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry, .textArea,
    .secureTextField, .tabBarItem, .backButton, .popUpButton, .menuItem, .pickerElement, .radioButton,
    .allowsDirectInteraction, .startsMediaSession, .launchIcon, .folderIcon, .tableIndex,
    .autoCorrectCandidate, .deleteKey,
  ]
}

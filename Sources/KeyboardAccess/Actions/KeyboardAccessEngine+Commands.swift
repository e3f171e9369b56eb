import AccessibilityTree
import AssistiveTechnology

extension KeyboardAccessEngine {
  /// Carries out a command.
  mutating func perform(_ command: KeyboardCommand) {
    switch command {
    case .help: openHelp()
    case .moveForward: move(.stop(forward: true))
    case .moveBackward: move(.stop(forward: false))
    case .moveUp: arrow(.up)
    case .moveDown: arrow(.down)
    case .moveLeft: arrow(.left)
    case .moveRight: arrow(.right)
    case .activate: activate()
    case .moveToBeginning: moveToEnd(last: false)
    case .moveToEnd: moveToEnd(last: true)
    case .moveToNextItem: move(.item(forward: true))
    case .moveToPreviousItem: move(.item(forward: false))
    case .find: openFind()
    case .nextSection: moveBySection(forward: true)
    case .previousSection: moveBySection(forward: false)
    case .enterContainer: enterContainer()
    case .exitContainer: exitContainer()
    case .nextHeading: move(forward: true) { $0.traits.contains(.header) }
    case .previousHeading: move(forward: false) { $0.traits.contains(.header) }
    case .nextLink: move(forward: true) { $0.traits.contains(.link) }
    case .previousLink: move(forward: false) { $0.traits.contains(.link) }
    case .nextButton: move(forward: true) { $0.traits.contains(.button) }
    case .previousButton: move(forward: false) { $0.traits.contains(.button) }
    case .nextCheckbox: move(forward: true) { $0.traits.contains(.toggleButton) }
    case .previousCheckbox: move(forward: false) { $0.traits.contains(.toggleButton) }
    case .nextTextField: move(forward: true) { $0.takesText }
    case .previousTextField: move(forward: false) { $0.takesText }
    case .nextImage: move(forward: true) { $0.traits.contains(.image) }
    case .previousImage: move(forward: false) { $0.traits.contains(.image) }
    case .nextTable: moveToTable(forward: true)
    case .previousTable: moveToTable(forward: false)
    case .goBack: ask(.escape, of: focusedElement?.id)
    case .contextualMenu: askFocused(.contextMenu)
    case .forceTouch: askFocused(.longPress)
    case .actions: openActions()
    case .passThroughMode: togglePassThrough()
    case .keyboardGestures: openGestures()
    case .touch, .swipeUp, .swipeDown, .swipeLeft, .swipeRight, .zoomIn, .zoomOut, .rotateLeft, .rotateRight,
      .twoFingerTouch, .twoFingerSwipeUp, .twoFingerSwipeDown, .twoFingerSwipeLeft, .twoFingerSwipeRight:
      makeGesture(command)
    case .home, .appSwitcher, .controlCenter, .notificationCenter, .siri, .accessibilityShortcut, .restart,
      .analytics, .lockScreen, .rotateDevice, .applePay, .emergencySOS, .dock, .appLibrary, .moveToMenuBar,
      .quickNote:
      if let request = command.systemRequest { effects.append(.system(request)) }
    }
  }

  /// Does what a tap on the element in focus does; an element that is dimmed does nothing.
  private mutating func activate() {
    guard let element = focusedElement, !element.traits.contains(.notEnabled) else { return }
    ask(.activate, of: element.id)
  }

  private mutating func askFocused(_ action: Action) {
    guard let element = focusedElement else { return }
    ask(action, of: element.id)
  }

  // MARK: Arrow keys

  /// Moves the ring with an arrow key, or changes the value of an adjustable element.
  private mutating func arrow(_ direction: KeyboardDirection) {
    if let element = focusedElement, element.traits.contains(.adjustable),
      !element.traits.contains(.notEnabled),
      let raises = raises(direction, isWheel: element.traits.contains(.pickerElement))
    {
      return ask(raises ? .increment : .decrement, of: element.id)
    }
    move(.arrow(direction))
  }

  /// Whether an arrow key raises or lowers a value; nil when it leads elsewhere.
  ///
  /// Along a line of text a value grows in the direction of reading. The wheel of a picker turns up and down, and its next row
  /// is the one below.
  private func raises(_ direction: KeyboardDirection, isWheel: Bool) -> Bool? {
    switch direction {
    case .up: !isWheel
    case .down: isWheel
    case .right: isWheel ? nil : !isRightToLeft
    case .left: isWheel ? nil : isRightToLeft
    }
  }

  // MARK: Pass-Through Mode

  private mutating func togglePassThrough() {
    isPassingThrough.toggle()
    keys.isTabModifier = keys.tab != nil
    if isPassingThrough { panel = nil }
    showRing()
  }
}

extension KeyboardCommand {
  /// What the command asks of the system; nil for a command that does not.
  var systemRequest: SystemRequest? {
    switch self {
    case .home: .home
    case .appSwitcher: .appSwitcher
    case .controlCenter: .controlCenter
    case .notificationCenter: .notificationCenter
    case .siri: .siri
    case .accessibilityShortcut: .shortcut
    case .restart: .restart
    case .analytics: .analytics
    case .lockScreen: .lockScreen
    case .rotateDevice: .rotateDevice
    case .applePay: .applePay
    case .emergencySOS: .emergencySOS
    case .dock: .dock
    case .appLibrary: .appLibrary
    case .moveToMenuBar: .menuBar
    case .quickNote: .quickNote
    default: nil
    }
  }
}

import AssistiveTechnology
import DeviceSettings
import Foundation

/// Internal names in words for people.
enum Wording {
  /// `itemFocused` as “Item focused”.
  static func title(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(character)
    }
    return sentence(words.lowercased())
  }

  /// The text with its first letter capitalised.
  static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A technology as Settings calls it.
  static func title(of technology: Technology) -> String {
    switch technology {
    case .voiceOver: "VoiceOver"
    case .assistiveTouch: "AssistiveTouch"
    case .fullKeyboardAccess: "Full Keyboard Access"
    case .spokenContent: "Spoken Content"
    case .switchControl: "Switch Control"
    case .voiceControl: "Voice Control"
    case .guidedAccess: "Guided Access"
    case .zoom: "Zoom"
    case .app: "the app"
    }
  }

  /// Why something is said: “one-finger swipe right”.
  static func cause(_ cause: Cause, of technology: Technology = .voiceOver) -> String {
    switch cause.source {
    case .start: "\(title(of: technology)) began"
    case .gesture: cause.name
    case .key: "key \(cause.name)"
    case .braille: "braille keys"
    case .switchPress: "switch \(cause.name)"
    case .phrase: "the words “\(cause.name)”"
    case .command: "command \(cause.name)"
    case .notification: "the app’s notification \(cause.name)"
    case .change: "the element changed"
    case .timer: "time (\(title(cause.name).lowercased()))"
    case .action: "an action"
    case .setting: "a setting"
    }
  }

  /// What an action does.
  static func action(_ action: Action, on element: String?) -> String {
    let name =
      switch action {
      case .activate: "Activate"
      case .longPress: "Long press"
      case .contextMenu: "Contextual menu"
      case .increment: "Increment"
      case .decrement: "Decrement"
      case .escape: "Escape"
      case .magicTap: "Magic tap"
      case .scroll(let direction): "Scroll \(direction)"
      case .scrollToVisible: "Scroll to visible"
      case .revealMore(let forward): forward ? "Reveal what comes next" : "Reveal what came before"
      case .scrollStatus: "Ask how far it is scrolled"
      case .custom(let index): "Custom action \(index + 1)"
      case .touch(let touch): "Touch \(touch.phase.rawValue)"
      case .zoom(let into): into ? "Zoom in" : "Zoom out"
      case .drag: "Drag"
      case .drop: "Drop"
      case .edit(let edit): "Edit: \(edit)"
      case .key(let press): "Key \(press.name)"
      case .search(let search): search.forward ? "Search forward" : "Search backward"
      case .locateText: "Ask where text is shown"
      }
    return element.map { "\(name): \($0)" } ?? name
  }

  /// A notification of an app.
  static func notification(_ notification: AppNotification) -> String {
    switch notification {
    case .screenChanged(let argument): "screenChanged" + words(argument)
    case .layoutChanged(let argument): "layoutChanged" + words(argument)
    case .announcement(let text): "announcement “\(text.string)”"
    case .pageScrolled(let text): "pageScrolled" + (text.map { " “\($0.string)”" } ?? "")
    case .pauseTechnology(let name): "pauseAssistiveTechnology \(name)"
    case .resumeTechnology(let name): "resumeAssistiveTechnology \(name)"
    case .keyboardAppeared: "The keyboard appeared"
    case .keyboardDisappeared: "The keyboard disappeared"
    case .zoomFocusChanged(let place): "zoomFocusChanged at \(Int(place.midX)) \(Int(place.midY))"
    case .gestureConflictWithZoom: "registerGestureConflictWithZoom"
    case .speakSelection: "Speak, in the edit menu"
    }
  }

  private static func words(_ argument: AppNotification.Argument) -> String {
    switch argument {
    case .none: ""
    case .element: " with an element"
    case .text(let text): " “\(text.string)”"
    }
  }

  /// The value of a setting.
  static func value(_ value: SettingChange.Value) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    case .texts(let value):
      value.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ")
    }
  }
}

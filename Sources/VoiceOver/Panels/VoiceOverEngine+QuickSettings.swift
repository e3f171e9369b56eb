import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// The quick settings: the settings that users change most, one row each.
extension VoiceOverEngine {
  mutating func showQuickSettings() {
    let rows = settings.voiceOver.quickSettings.compactMap { settingRow($0) }
    guard !rows.isEmpty else { return play(.noResults) }
    open(Panel(.quickSettings, title: words.spoken(.quickSettings), rows: rows))
  }

  private func settingRow(_ key: String) -> Panel.Row? {
    guard let definition = Settings.definition(of: key) else { return nil }
    var element = AccessibilityElement(label: AccessibilityText(definition.title))
    let value = definition.value(in: settings)
    switch definition.kind {
    case .toggle:
      element.value = value == .bool(true) ? "1" : "0"
      element.traits = [.button, .toggleButton]
    case .number, .choice, .optionalText:
      element.value = AccessibilityText(words(for: value, of: definition))
      element.traits = .adjustable
    case .text, .texts, .textsByName, .pronunciations, .settingsByApp, .structure, .path: return nil
    }
    return Panel.Row(target: .setting(key), element: element)
  }

  /// The value as it is spoken: "on", "50%", "5 seconds", "Some".
  private func words(for value: SettingValue, of definition: SettingDefinition) -> String {
    switch (definition.kind, value) {
    case (.toggle, .bool(let isOn)): words.spoken(isOn ? .on : .off)
    case (.number(let range, _), .number(let number)):
      range.upperBound == 1
        ? "\(Int((number * 100).rounded()))%"
        : fill(words.spoken(.seconds), number == number.rounded() ? "\(Int(number))" : "\(number)")
    case (.choice(let choices), .text(let name)): choices.first { $0.value == name }?.title ?? name
    case (.optionalText, .text(let text)): text
    default: words.spoken(.defaultLanguage)
    }
  }

  /// Handles a double tap: the other state, or the next value; a number is only changed by swiping.
  mutating func activateSetting() {
    guard let (definition, value) = selectedSetting else { return }
    if case .number = definition.kind { return sayPanel(rule: "speak item") }
    play(.itemActivated)
    set(definition, to: neighbour(of: value, in: definition, forward: true, wraps: true) ?? value)
  }

  /// Handles a swipe: down is less, or the next value; up is more, or the previous value.
  mutating func turnSetting(forward: Bool) {
    guard let (definition, value) = selectedSetting else { return }
    guard let next = neighbour(of: value, in: definition, forward: forward, wraps: false) else {
      play(.boundaryReached)
      vibrate(.boundaryReached)
      return saySystem(words(for: value, of: definition), rule: "setting")
    }
    set(definition, to: next)
  }

  /// Whether the selected setting is a number, so that a swipe up, as for any adjustable element, increases it.
  var selectedSettingIsNumber: Bool {
    if case .number? = selectedSetting?.0.kind { true } else { false }
  }

  private var selectedSetting: (SettingDefinition, SettingValue)? {
    guard case .setting(let key)? = panels.current?.selected?.target,
      let definition = Settings.definition(of: key)
    else { return nil }
    return (definition, definition.value(in: settings))
  }

  /// The value that comes next; nil at the end of a range.
  private func neighbour(
    of value: SettingValue, in definition: SettingDefinition, forward: Bool, wraps: Bool
  ) -> SettingValue? {
    switch (definition.kind, value) {
    case (.toggle, .bool(let isOn)): return .bool(!isOn)
    case (.number(let range, let step), .number(let number)):
      // Steps are counted from the lower bound, so that a value between two steps moves to the nearest in
      // that direction.
      let steps = (number - range.lowerBound) / step
      let next = forward ? (steps - 1e-6).rounded(.up) - 1 : (steps + 1e-6).rounded(.down) + 1
      let moved = range.lowerBound + next * step
      let rounded = (moved * 1000).rounded() / 1000
      let end = min(max(rounded, range.lowerBound), range.upperBound)
      return end == number ? nil : .number(end)
    default:
      let all = values(of: definition)
      guard let place = all.firstIndex(of: value) else { return all.first }
      if all.count == 1 { return nil }
      // The values of a setting wrap around, like a dial.
      return all[(place + (forward ? 1 : all.count - 1)) % all.count]
    }
  }

  /// Every value that a setting can be changed to.
  private func values(of definition: SettingDefinition) -> [SettingValue] {
    if case .choice(let choices) = definition.kind { return choices.map { .text($0.value) } }
    let names: [String] =
      switch definition.key {
      case "voiceOver.speechLanguage": settings.voiceOver.rotorLanguages
      case "voiceOver.brailleTable": settings.voiceOver.rotorBrailleTables
      default: []
      }
    return [SettingValue.none] + names.map { .text($0) }
  }

  private mutating func set(_ definition: SettingDefinition, to value: SettingValue) {
    switch value {
    case .bool(let isOn): change(definition.key, .bool(isOn))
    case .number(let number): change(definition.key, .number(number))
    case .text(let text): change(definition.key, .text(text))
    case .none: change(definition.key, .text(""))
    case .list, .map: return
    }
    if definition.key == "voiceOver.isScreenCurtained" {
      play(value == .bool(true) ? .curtainOn : .curtainOff)
    }
    if let selection = panels.current?.selection, let row = settingRow(definition.key) {
      panels.current?.rows[selection] = row
    }
    saySystem(words(for: definition.value(in: settings), of: definition), rule: "setting")
    showOverlay()
    showBraille()
  }
}
